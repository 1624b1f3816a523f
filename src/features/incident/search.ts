import { incidentList } from '#openapi/generated/lists/incident.ts';
import { incidents } from '#src/api/incident/incidents.ts';
import { registerAddress } from '#src/components/register/register-search.ts';
import { searchSchema, type Given } from '#src/components/search-schema.ts';

const address = registerAddress(incidentList, 'incident');

const formerDue = /^HOURS_(\d{1,3})$/;

const isFormerRegime = (value: unknown): value is string => typeof value === 'string' && /^[A-Z0-9_]+$/.test(value);

/** The key of a regime as filters named it before: `GDPR_33`, and `OWN` for any of the organisation's own. */
const keyOfFormer = (regime: string): string =>
  regime === 'OWN' ? 'any-own' : regime.toLowerCase().replaceAll('_', '-');

/** What is given, without names that addresses had before: links and saved views have them still. */
function renewed(given: Given): Given {
  const { due, regime } = given;
  const hours = typeof due === 'string' ? formerDue.exec(due)?.[1] : undefined;
  return {
    ...given,
    ...(hours !== undefined && { dueWithin: Number(hours) }),
    ...(Array.isArray(regime) && {
      regime: regime.map((one: unknown) => (isFormerRegime(one) ? keyOfFormer(one) : one)),
    }),
  };
}

/** The address of the incident register. */
export const incidentAddress = {
  ...address,
  schema: searchSchema((given) => address.schema.parse(renewed(given))),
};

/** What the route reads. */
export const register = { address: incidentAddress, source: incidents };
