import { zFindingInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { findingKind } from './finding-kind.ts';

export const editableFinding = editableRegister(findingKind, zFindingInput);
