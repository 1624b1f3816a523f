import { zProjectInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { projectKind } from './project-kind.ts';

export const editableProject = editableRegister(projectKind, zProjectInput);
