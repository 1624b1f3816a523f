/** The parameters of an address, as the router has read them: numbers, booleans and lists are no texts any more. */
export type Given = Readonly<Record<string, unknown>>;

/**
 * What the address of a screen holds, by the standard that the router reads (standardschema.dev): links may leave out
 * what has a default. Written without a library, because every address is read before the first page shows.
 */
export interface SearchSchema<Search> {
  readonly parse: (given: Given) => Search;
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'attest';
    readonly validate: (given: unknown) => { readonly value: Search };
    readonly types?: { readonly input: Partial<Search>; readonly output: Search };
  };
}

export type SearchOf<Schema> = Schema extends SearchSchema<infer Search> ? Search : never;

const isGiven = (value: unknown): value is Given => typeof value === 'object' && value !== null;

/** @param read never throws: what makes no sense counts as its default */
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

/** The most that the contract takes as a page (openapi, `ListQuery`). */
const mostPages = 1_000_000;

/** The page of a list: at least the first. One past the bound counts as past the last, to which the list then goes. */
export const pageOf = (given: unknown): number =>
  typeof given === 'number' && given > mostPages ? mostPages : wholeNumberOf(given, 1, mostPages, 1);

/** A number typed into the address is text here. */
export const textOf = (given: unknown): string =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : '';

/** One of a few values, if it is one. */
export const oneOf = <const Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);
