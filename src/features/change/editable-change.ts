import { zChangeRequestInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { changeKind } from './change-kind.ts';

export const editableChange = editableRegister(changeKind, zChangeRequestInput);
