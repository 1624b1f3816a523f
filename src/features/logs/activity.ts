import type { ActivityQuery } from '#src/api/record/logs.ts';
import { valuesOf } from '#src/components/fields/choices.ts';
import { idsFilter, valuesFilter } from '#src/components/register/list-search.ts';
import { searchSchema, type SearchOf } from '#src/components/search-schema.ts';
import { actionLabels } from '#src/registers/history/action-labels.ts';
import { logQueryOf, logSearch } from '#src/registers/log/log-search.ts';

const maxKindLength = 60;

const kindFilter = (given: unknown): string | undefined =>
  typeof given === 'string' && given.length <= maxKindLength ? given : undefined;

/** The search parameters of an activity log. */
export const activitySearch = searchSchema((given) => ({
  ...logSearch(given, ['at', 'actor', 'action', 'entityName']),
  actorId: idsFilter(given['actorId']),
  action: valuesFilter(valuesOf(actionLabels), given['action']),
  kind: kindFilter(given['kind']),
}));

export type ActivitySearch = SearchOf<typeof activitySearch>;

/** The server query. */
export const toActivityQuery = ({ actorId, action, kind, ...address }: ActivitySearch): ActivityQuery => ({
  ...logQueryOf(address),
  actorId,
  action,
  ...(kind === undefined ? {} : { entityType: kind }),
});
