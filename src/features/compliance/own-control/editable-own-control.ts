import { zOwnControlInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { ownControlKind } from './own-control-kind.ts';

export const editableOwnControl = editableRegister(ownControlKind, zOwnControlInput);
