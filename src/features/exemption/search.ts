import { exemptionList } from '#openapi/generated/lists/exemption.ts';
import { exemptions } from '#src/api/exemptions.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the register of exemptions. */
export const exemptionAddress = registerAddress(exemptionList, 'exemption');

/** What the route reads. */
export const register = { address: exemptionAddress, source: exemptions };
