import { changeManagementProcessList } from '#openapi/generated/lists/change-management-process.ts';
import { changes } from '#src/api/changes.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the register of changes. */
export const changeAddress = registerAddress(changeManagementProcessList, 'changeManagementProcessId');

/** What the route reads. */
export const register = { address: changeAddress, source: changes };
