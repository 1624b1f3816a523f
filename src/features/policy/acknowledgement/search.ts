import { acknowledgementSortValues } from '#openapi/generated/values/acknowledgement-sort.ts';
import { acknowledgementStateValues } from '#openapi/generated/values/acknowledgement-state.ts';
import { acknowledgementVersionsValues } from '#openapi/generated/values/acknowledgement-versions.ts';
import type { AcknowledgementQuery } from '#src/api/policy/policy-acknowledgements.ts';
import { listQueryOf, listSearch, valuesFilter } from '#src/components/register/list-search.ts';
import { searchSchema, type SearchOf } from '#src/components/search-schema.ts';

/** The address of the requests to acknowledge a policy: the latest first. */
export const acknowledgementSearch = searchSchema((given) => ({
  ...listSearch(given, ['requestedAt', ...acknowledgementSortValues]),
  desc: given['desc'] !== false,
  state: valuesFilter(acknowledgementStateValues, given['state']),
  versions: valuesFilter(acknowledgementVersionsValues, given['versions']),
}));

export const toAcknowledgementQuery = ({
  state,
  versions,
  ...address
}: SearchOf<typeof acknowledgementSearch>): AcknowledgementQuery => ({ ...listQueryOf(address), state, versions });
