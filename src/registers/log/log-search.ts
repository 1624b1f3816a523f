import { dayFilter, listQueryOf, listSearch, type ListSearch } from '#src/components/register/list-search.ts';
import type { Given } from '#src/components/search-schema.ts';

/** The search parameters of every log besides page, search and order: its date range. */
export interface DaySpan {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Newest first by default. */
export const logSearch = <const Key extends string>(given: Given, sortKeys: readonly [Key, ...Key[]]) => ({
  ...listSearch(given, sortKeys),
  desc: given['desc'] !== false,
  from: dayFilter(given['from']),
  to: dayFilter(given['to']),
});

/** The local midnight that starts a day, or a day the given number of days later. */
function midnight(day: string, daysLater = 0): string {
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}

/** The query parameters shared by every log operation, in the contract's terms; both days are inclusive. */
export const logQueryOf = <Key extends string>(address: ListSearch & DaySpan & { readonly sort: Key }) => ({
  ...listQueryOf(address),
  ...(address.from === undefined ? {} : { from: midnight(address.from) }),
  ...(address.to === undefined ? {} : { to: midnight(address.to, 1) }),
});
