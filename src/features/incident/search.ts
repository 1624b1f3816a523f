import { incidentList } from '#openapi/generated/lists/incident.ts';
import { incidents } from '#src/api/incident/incidents.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the incident register. */
export const incidentAddress = registerAddress(incidentList, 'incident');

/** What the route reads. */
export const register = { address: incidentAddress, source: incidents };
