import { type Given, idOf, isId, oneOf, pageOf, textOf, wholeNumberOf } from '#src/components/search-schema.ts';
import { isDay } from '#src/ui/day.ts';

/** What the address of every list holds. */
export interface ListSearch {
  readonly page: number;
  readonly perPage: number;
  readonly search: string;
  readonly sort: string;
  readonly desc: boolean;
}

const longestSearch = 200;

/**
 * What the address of a list holds; what is left out or makes no sense counts as its default: page 1, ten rows, no
 * search (specification section 5), sorted by the first key.
 */
export const listSearch = <const Key extends string>(given: Given, sortKeys: readonly [Key, ...Key[]]) => ({
  page: pageOf(given['page']),
  perPage: wholeNumberOf(given['perPage'], 1, 100, 10),
  search: textOf(given['search']),
  sort: oneOf(sortKeys, given['sort']) ?? sortKeys[0],
  desc: given['desc'] === true,
});

/** The record in the panel: its id, or `new`. */
export const openRecord = (given: unknown): string | undefined => (given === 'new' ? given : idOf(given));

/** Rows whose reference is one of these. */
export const idsFilter = (given: unknown): string[] => (Array.isArray(given) && given.every(isId) ? given : []);

/** Rows whose value is one of these. */
export function valuesFilter<const Value extends string>(values: readonly Value[], given: unknown): Value[] {
  const found = Array.isArray(given) ? given.map((each) => oneOf(values, each)) : [];
  const known = found.filter((value) => value !== undefined);
  return known.length === found.length ? known : [];
}

/** Rows up to a day. */
export const dayFilter = (given: unknown): string | undefined =>
  typeof given === 'string' && isDay(given) ? given : undefined;

/** The part of an address that every list's operation takes, in the contract's words. */
export const listQueryOf = <Key extends string>(address: ListSearch & { readonly sort: Key }) => ({
  page: address.page,
  perPage: address.perPage,
  sortId: address.sort,
  desc: address.desc,
  ...(address.search === '' ? {} : { search: address.search.slice(0, longestSearch) }),
});
