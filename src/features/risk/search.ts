import { riskList } from '#openapi/generated/lists.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the risk register. */
export const riskAddress = registerAddress(riskList, 'risk');
