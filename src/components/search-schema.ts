/** The parameters of an address as parsed by the router: numbers, booleans and lists are no longer strings. */
export type Given = Readonly<Record<string, unknown>>;

/**
 * The search parameters of a screen, in the standard that the router accepts (standardschema.dev): links may omit those
 * with a default. Written without a library, because every address is parsed before the first page shows.
 */
export interface SearchSchema<Search> {
  readonly parse: (given: Given) => Search;
  /** The defaults beside a search, where they depend on it; by default those of an empty address. */
  readonly defaultsOf?: (search: Given) => Given;
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'attest';
    readonly validate: (given: unknown) => { readonly value: Search };
    readonly types?: { readonly input: Partial<Search>; readonly output: Search };
  };
}

export type SearchOf<Schema> = Schema extends SearchSchema<infer Search> ? Search : never;

const isGiven = (value: unknown): value is Given => typeof value === 'object' && value !== null;

/** @param read never throws: invalid values get their default */
export const searchSchema = <Search>(read: (given: Given) => Search): SearchSchema<Search> => ({
  parse: read,
  '~standard': {
    version: 1,
    vendor: 'attest',
    validate: (given) => ({ value: read(isGiven(given) ? given : {}) }),
  },
});

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export const isId = (given: unknown): given is string => typeof given === 'string' && uuid.test(given);

export const idOf = (given: unknown): string | undefined => (isId(given) ? given : undefined);

export const wholeNumberOf = (given: unknown, least: number, most: number, otherwise: number): number =>
  typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most ? given : otherwise;

/** The contract's maximum page number (openapi, `ListQuery`). */
const maxPage = 1_000_000;

/**
 * The page of a list, at least 1. One above the maximum is treated as past the end, and the list then goes to its last
 * page.
 */
export const pageOf = (given: unknown): number =>
  typeof given === 'number' && given > maxPage ? maxPage : wholeNumberOf(given, 1, maxPage, 1);

/** The router parses a number in the address as a number; here it is text. */
export const textOf = (given: unknown): string =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : '';

/** One of a fixed set of values; undefined for anything else. */
export const oneOf = <const Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);

/** The contract's maximum length of a search text (openapi, `ListQuery`). */
const maxSearchLength = 200;

/** The search parameter of a server query: omitted if empty, truncated to what the contract allows. */
export const searchQuery = (search: string): { readonly search?: string } =>
  search === '' ? {} : { search: search.slice(0, maxSearchLength) };
