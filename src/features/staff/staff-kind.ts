import { staffMemberInput } from '#openapi/generated/inputs.ts';
import { staffMember } from '#openapi/generated/records.ts';
import { staff } from '#src/api/staff.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const staffKind = registerKind({ facts: staffMember, input: staffMemberInput }, staff);
