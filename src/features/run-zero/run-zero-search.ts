import type { Schemas } from '#src/api/client.ts';
import type { RunZeroQuery } from '#src/api/run-zero-assets.ts';
import { valuesOf, type Labels } from '#src/components/fields/choices.ts';
import { valuesFilter } from '#src/components/register/list-search.ts';
import { oneOf, searchSchema, type SearchOf } from '#src/components/search-schema.ts';
import { logQueryOf, logSearch } from '#src/registers/log/log-search.ts';

export const criticalityLabels: Labels<Schemas['RunZeroCriticality']> = {
  UNKNOWN: 'Unknown',
  LOW: 'Low',
  MEDIUM: 'Medium',
  HIGH: 'High',
  CRITICAL: 'Critical',
};

export const movedLabels: Labels<'yes' | 'no'> = { yes: 'In the register', no: 'Not in the register' };

/** The search parameters of the list. */
export const runZeroSearch = searchSchema((given) => ({
  ...logSearch(given, ['lastSeenAt', 'firstSeenAt', 'name', 'type', 'os', 'criticality']),
  criticality: valuesFilter(valuesOf(criticalityLabels), given['criticality']),
  moved: oneOf(valuesOf(movedLabels), given['moved']),
}));

export type RunZeroSearch = SearchOf<typeof runZeroSearch>;

export const runZeroSearchDefaults = runZeroSearch.parse({});

/** The server query. */
export const toRunZeroQuery = ({ criticality, moved, ...address }: RunZeroSearch): RunZeroQuery => ({
  ...logQueryOf(address),
  criticality,
  ...(moved === undefined ? {} : { moved: moved === 'yes' }),
});
