import { staffMemberTexts } from '#domain/words/staff.ts';
import { staffMemberInput } from '#openapi/generated/inputs.ts';
import { staffMember } from '#openapi/generated/records.ts';
import { staff } from '#src/api/staff.ts';
import { registerKind } from '#src/registers/record-kind.ts';

const noun = { ...staffMember.noun, titled: staffMemberTexts.title.label };
const facts = { ...staffMember, noun };

/** Staff members, as lists show them. */
export const staffKind = registerKind({ facts, input: staffMemberInput }, staff);
