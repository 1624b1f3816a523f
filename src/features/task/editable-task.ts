import { zTaskInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { taskKind } from './task-kind.ts';

export const editableTask = editableRegister(taskKind, zTaskInput);
