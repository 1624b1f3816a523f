import { waitingGroups } from '#domain/words/waiting.ts';
import { waitingGroupValues } from '#openapi/generated/values/waiting-group.ts';
import type { WaitingQuery } from '#src/api/organisation/dashboard.ts';
import { oneOf, pageOf, searchSchema, type SearchOf } from '#src/components/search-schema.ts';

/** The search parameters of the dashboard: what is shown of that which waits for the person. */
export const homeSearch = searchSchema((given) => ({
  waiting: oneOf(waitingGroupValues, given['waiting']),
  overdue: given['overdue'] === true,
  page: pageOf(given['page']),
}));

export type HomeSearch = SearchOf<typeof homeSearch>;

/** So many are shown at a time. */
export const shownAtOnce = 10;

/** The server query. */
export const toWaitingQuery = ({ waiting, overdue, page }: HomeSearch): WaitingQuery => ({
  page,
  perPage: shownAtOnce,
  ...(waiting !== undefined && { group: [waiting] }),
  ...(overdue && { overdue }),
});

/** What the list is narrowed to, in words; undefined if it shows everything. */
export function narrowedTo({ waiting, overdue }: HomeSearch): string | undefined {
  const name = waiting === undefined ? undefined : waitingGroups[waiting];
  if (name === undefined) return overdue ? 'Overdue' : undefined;
  return overdue ? `${name}, overdue` : name;
}
