import { staffMemberList } from '#openapi/generated/lists/staff-member.ts';
import { staff } from '#src/api/staff.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the staff register. */
export const staffAddress = registerAddress(staffMemberList, 'staffMember');

/** What the route reads. */
export const register = { address: staffAddress, source: staff };
