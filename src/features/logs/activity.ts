import * as z from 'zod/mini';

import type { Schemas } from '#src/api/client.ts';
import type { ActivityQuery } from '#src/api/logs.ts';
import { valuesOf, type Labels } from '#src/components/fields/choices.ts';
import { idsFilter, valuesFilter } from '#src/components/register/list-search.ts';

import { logQueryOf, logSearch } from './log-search.ts';

export const actionLabels: Labels<Schemas['ActivityAction']> = {
  CREATE: 'Created',
  READ: 'Read',
  UPDATE: 'Changed',
  DELETE: 'Removed',
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

/** What the address of an activity log holds. */
export const activitySearch = z.object({
  ...logSearch(['at', 'actor', 'action', 'entityName']),
  actorId: idsFilter,
  action: valuesFilter(valuesOf(actionLabels)),
  kind: z.catch(z.optional(z.string().check(z.maxLength(longestKind))), undefined),
});

export type ActivitySearch = z.infer<typeof activitySearch>;

export const activitySearchDefaults = activitySearch.parse({});

/** What the server is asked for. */
export const toActivityQuery = ({ actorId, action, kind, ...address }: ActivitySearch): ActivityQuery => ({
  ...logQueryOf(address),
  actorId,
  action,
  ...(kind === undefined ? {} : { entityType: kind }),
});
