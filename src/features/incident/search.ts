import { incidentList } from '#openapi/generated/lists.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the incident register. */
export const incidentAddress = registerAddress(incidentList, 'incident');
