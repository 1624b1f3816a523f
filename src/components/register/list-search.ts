import * as z from 'zod/mini';

/** What the address of every list holds. */
export interface ListSearch {
  readonly page: number;
  readonly perPage: number;
  readonly search: string;
  readonly sort: string;
  readonly desc: boolean;
}

const longestSearch = 200;

// A number typed into the address is text here.
const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

const wholeNumber = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/**
 * What the address of a list holds; what is left out or makes no sense counts as its default: page 1, ten rows, no
 * search (specification section 5), sorted by the first key.
 */
export const listSearch = <const Key extends string>(sortKeys: readonly [Key, ...Key[]]) => ({
  page: z.catch(z._default(wholeNumber(1, 1_000_000), 1), 1),
  perPage: z.catch(z._default(wholeNumber(1, 100), 10), 10),
  search: z.catch(z._default(text, ''), ''),
  sort: z.pipe(z.catch(z._default(z.string(), sortKeys[0]), sortKeys[0]), z.transform(keyAmong(sortKeys))),
  desc: z.catch(z._default(z.boolean(), false), false),
});

const keyAmong =
  <Key extends string>(keys: readonly [Key, ...Key[]]) =>
  (given: string): Key =>
    keys.find((key) => key === given) ?? keys[0];

/** The record in the panel: its id, or `new`. */
export const openRecord = z.catch(z.optional(z.string().check(z.regex(/^(?:new|[0-9a-f-]{36})$/))), undefined);

/** Rows whose reference is one of these. */
export const idsFilter = z.catch(z._default(z.array(z.uuid()), []), []);

/** Rows whose value is one of these. */
export const valuesFilter = <const Value extends string>(values: readonly Value[]) =>
  z.catch(z._default(z.array(z.enum(values)), []), []);

/** Rows up to a day. */
export const dayFilter = z.catch(z.optional(z.iso.date()), undefined);

/** The part of an address that every list's operation takes, in the contract's words. */
export const listQueryOf = <Key extends string>(address: ListSearch & { readonly sort: Key }) => ({
  page: address.page,
  perPage: address.perPage,
  sortId: address.sort,
  desc: address.desc,
  ...(address.search === '' ? {} : { search: address.search.slice(0, longestSearch) }),
});
