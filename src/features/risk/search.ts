import { riskList } from '#openapi/generated/lists/risk.ts';
import { risks } from '#src/api/risk/risks.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the risk register. */
export const riskAddress = registerAddress(riskList, 'risk');

/** What the route reads. */
export const register = { address: riskAddress, source: risks };
