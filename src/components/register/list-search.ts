import { recordTabs, type RecordTab } from '#src/components/record-panel/record-tabs.ts';
import {
  type Given,
  idOf,
  isId,
  oneOf,
  pageOf,
  searchQuery,
  textOf,
  wholeNumberOf,
} from '#src/components/search-schema.ts';
import { isDay } from '#src/ui/form/day.ts';

/** The search parameters of every list. */
export interface ListSearch {
  readonly page: number;
  readonly perPage: number;
  readonly search: string;
  readonly sort: string;
  readonly desc: boolean;
}

/**
 * Parses a list's search parameters; missing or invalid ones get their default: page 1, ten rows, no search
 * (specification section 5), sorted by the first key.
 */
export const listSearch = <const Key extends string>(given: Given, sortKeys: readonly [Key, ...Key[]]) => ({
  page: pageOf(given['page']),
  perPage: wholeNumberOf(given['perPage'], 1, 100, 10),
  search: textOf(given['search']),
  sort: oneOf(sortKeys, given['sort']) ?? sortKeys[0],
  desc: given['desc'] === true,
});

/** The parameters of a register that say what of the open record is shown. */
export const openRecordParams = ['tab', 'comment'] as const;

/** Adds a register's own parameters. */
export interface RegisterSearch extends ListSearch {
  /** What it shows instead of its list: the removed records, or the import of a file. */
  readonly view: 'removed' | 'import' | undefined;
  /** The tab of the open record; by default its fields. */
  readonly tab: RecordTab | undefined;
  /** The comment that a notification is about. */
  readonly comment: string | undefined;
}

/** The same for a register. */
export const registerSearch = <const Key extends string>(given: Given, sortKeys: readonly [Key, ...Key[]]) => ({
  ...listSearch(given, sortKeys),
  view: oneOf(['removed', 'import'], given['view']),
  tab: oneOf(recordTabs, given['tab']),
  comment: idOf(given['comment']),
});

/** The record in the panel: its id, or `new`. */
export const openRecord = (given: unknown): string | undefined => (given === 'new' ? given : idOf(given));

/** The filter choice for rows without a value. */
export const none = 'none';

export type None = typeof none;

export const isNone = (given: unknown): given is None => given === none;

/** Filters by reference: rows that refer to one of these ids. */
export const idsFilter = (given: unknown): string[] => (Array.isArray(given) && given.every(isId) ? given : []);

/** The same, where rows without a reference can be requested too. */
export const idsOrNoneFilter = (given: unknown): string[] =>
  Array.isArray(given) && given.every((each) => isNone(each) || isId(each)) ? given : [];

/** Rows that name one of these keys. */
export function keysFilter(pattern: RegExp, given: unknown): string[] {
  const keys = Array.isArray(given) ? given.map(String) : [];
  return keys.every((key) => pattern.test(key)) ? keys : [];
}

/** Rows whose value is one of these. */
export function valuesFilter<const Value extends string>(values: readonly Value[], given: unknown): Value[] {
  const found = Array.isArray(given) ? given.map((each) => oneOf(values, each)) : [];
  const known = found.filter((value) => value !== undefined);
  return known.length === found.length ? known : [];
}

/** The same, where rows without a value can be requested too. */
export const valuesOrNoneFilter = <const Value extends string>(
  values: readonly Value[],
  given: unknown,
): (Value | None)[] => valuesFilter<Value | None>([none, ...values], given);

/** Rows up to and including a day. */
export const dayFilter = (given: unknown): string | undefined =>
  typeof given === 'string' && isDay(given) ? given : undefined;

/** The same, where rows without a day can be requested instead. */
export const dayOrNoneFilter = (given: unknown): string | undefined => (isNone(given) ? given : dayFilter(given));

/** Rows from or up to a whole number, as the contract bounds it. */
export const numberFilter = (given: unknown): number | undefined =>
  typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= 10_000 ? given : undefined;

/** The filter values that the server receives by name, without `none`. */
export const chosenIn = <Value extends string>(values: readonly (Value | None)[]): Exclude<Value, None>[] =>
  values.filter((value): value is Exclude<Value, None> => !isNone(value));

/** The filters that request rows without a value, as the contract's `without` names them. */
export const emptyFiltersIn = <Field extends string>(
  address: { readonly [Name in Field]?: unknown },
  fields: readonly Field[],
): Field[] =>
  fields.filter((field) => {
    const value = address[field];
    return Array.isArray(value) ? value.some(isNone) : isNone(value);
  });

/** The query parameters shared by every list operation, in the contract's terms. */
export const listQueryOf = <Key extends string>(address: ListSearch & { readonly sort: Key }) => ({
  page: address.page,
  perPage: address.perPage,
  sortId: address.sort,
  desc: address.desc,
  ...searchQuery(address.search),
});
