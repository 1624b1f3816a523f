import { runZeroCriticalityValues } from '#openapi/generated/values/run-zero-criticality.ts';
import { runZeroSeenValues } from '#openapi/generated/values/run-zero-seen.ts';
import { runZeroSinceValues } from '#openapi/generated/values/run-zero-since.ts';
import type { RunZeroQuery } from '#src/api/information-asset/run-zero-assets.ts';
import { valuesFilter } from '#src/components/register/list-search.ts';
import { oneOf, searchSchema, type SearchOf } from '#src/components/search-schema.ts';
import { logQueryOf, logSearch } from '#src/registers/log/log-search.ts';

/** The search parameters of the list. */
export const runZeroSearch = searchSchema((given) => ({
  ...logSearch(given, ['lastSeenAt', 'firstSeenAt', 'name', 'type', 'os', 'criticality']),
  criticality: valuesFilter(runZeroCriticalityValues, given['criticality']),
  moved: oneOf(['yes', 'no'], given['moved']),
  seen: oneOf(runZeroSeenValues, given['seen']),
  since: oneOf(runZeroSinceValues, given['since']),
  drifted: oneOf(['yes', 'no'], given['drifted']),
}));

export type RunZeroSearch = SearchOf<typeof runZeroSearch>;

/** The server query. */
export const toRunZeroQuery = ({
  criticality,
  moved,
  seen,
  since,
  drifted,
  ...address
}: RunZeroSearch): RunZeroQuery => ({
  ...logQueryOf(address),
  criticality,
  ...(seen === undefined ? {} : { seen }),
  ...(since === undefined ? {} : { since }),
  ...(drifted === undefined ? {} : { drifted: drifted === 'yes' }),
  ...(moved === undefined ? {} : { moved: moved === 'yes' }),
});
