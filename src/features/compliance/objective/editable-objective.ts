import { zObjectiveInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { objectiveKind } from './objective-kind.ts';

export const editableObjective = editableRegister(objectiveKind, zObjectiveInput);
