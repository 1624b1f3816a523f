import { zRegulatoryRequirementInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { requirementKind } from './requirement-kind.ts';

export const editableRequirement = editableRegister(requirementKind, zRegulatoryRequirementInput);
