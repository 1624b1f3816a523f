import type { Schemas } from '#src/api/client.ts';
import type { ActivityQuery } from '#src/api/logs.ts';
import { valuesOf, type Labels } from '#src/components/fields/choices.ts';
import { idsFilter, valuesFilter } from '#src/components/register/list-search.ts';
import { searchSchema, type SearchOf } from '#src/components/search-schema.ts';

import { logQueryOf, logSearch } from './log-search.ts';

export const actionLabels: Labels<Schemas['ActivityAction']> = {
  CREATE: 'Created',
  READ: 'Read',
  UPDATE: 'Updated',
  DELETE: 'Deleted',
  RESTORE: 'Restored',
};

/** What kinds of things are called; a kind that this app does not know yet is shown by its own name. */
export const kindLabels: Readonly<Record<string, string>> = {
  risk: 'Risk',
  riskCategory: 'Risk category',
  riskIdentificationSource: 'Risk identification source',
  riskImpact: 'Risk impact',
  riskLikelihood: 'Risk likelihood',
  riskRating: 'Risk rating',
  informationAsset: 'Information asset',
  assetType: 'Asset type',
  user: 'Account',
};

export const kindLabel = (kind: string): string => kindLabels[kind] ?? kind;

const longestKind = 60;

const kindFilter = (given: unknown): string | undefined =>
  typeof given === 'string' && given.length <= longestKind ? given : undefined;

/** What the address of an activity log holds. */
export const activitySearch = searchSchema((given) => ({
  ...logSearch(given, ['at', 'actor', 'action', 'entityName']),
  actorId: idsFilter(given['actorId']),
  action: valuesFilter(valuesOf(actionLabels), given['action']),
  kind: kindFilter(given['kind']),
}));

export type ActivitySearch = SearchOf<typeof activitySearch>;

export const activitySearchDefaults = activitySearch.parse({});

/** What the server is asked for. */
export const toActivityQuery = ({ actorId, action, kind, ...address }: ActivitySearch): ActivityQuery => ({
  ...logQueryOf(address),
  actorId,
  action,
  ...(kind === undefined ? {} : { entityType: kind }),
});
