import { dayFilter, listQueryOf, listSearch, type ListSearch } from '#src/components/register/list-search.ts';
import type { Given } from '#src/components/search-schema.ts';

/** What the address of every log holds beside page, search and order: the days it is narrowed to. */
export interface DaySpan {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The newest first, unless another order is asked for. */
export const logSearch = <const Key extends string>(given: Given, sortKeys: readonly [Key, ...Key[]]) => ({
  ...listSearch(given, sortKeys),
  desc: given['desc'] !== false,
  from: dayFilter(given['from']),
  to: dayFilter(given['to']),
});

/** Midnight at which a day begins, or the day after it, where the person is. */
function midnight(day: string, daysLater = 0): string {
  const begin = new Date(`${day}T00:00:00`);
  begin.setDate(begin.getDate() + daysLater);
  return begin.toISOString();
}

/** The part of an address that every log's operation takes, in the contract's words; both days are included. */
export const logQueryOf = <Key extends string>(address: ListSearch & DaySpan & { readonly sort: Key }) => ({
  ...listQueryOf(address),
  ...(address.from === undefined ? {} : { from: midnight(address.from) }),
  ...(address.to === undefined ? {} : { to: midnight(address.to, 1) }),
});
