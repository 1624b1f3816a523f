import { exemptionList } from '#openapi/generated/lists.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the register of exemptions. */
export const exemptionAddress = registerAddress(exemptionList, 'exemption');
