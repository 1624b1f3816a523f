import { zStaffMemberInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { staffKind } from './staff-kind.ts';

export const editableStaffMember = editableRegister(staffKind, zStaffMemberInput);
