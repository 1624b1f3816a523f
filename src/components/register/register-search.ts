import { oneOf, searchSchema, type Given, type SearchSchema } from '#src/components/search-schema.ts';

import {
  chosenIn,
  dayFilter,
  dayOrNoneFilter,
  emptyFiltersIn,
  idsFilter,
  idsOrNoneFilter,
  isNone,
  keysFilter,
  listQueryOf,
  numberFilter,
  openRecord,
  registerSearch,
  valuesFilter,
  valuesOrNoneFilter,
  type None,
} from './list-search.ts';

/**
 * A filter of a register as the contract defines it (openapi/generated/lists.ts); `orNone`: it can also select rows
 * without a value.
 */
interface Filter {
  readonly type: 'ids' | 'keys' | 'day' | 'value' | 'values' | 'number';
  /** For a closed set only. */
  readonly values?: readonly string[];
  /** What keys look like. */
  readonly pattern?: RegExp;
  readonly orNone: boolean;
}

/** The records that a route can open: their kind, and the parameter of the address that names one by its id. */
export interface OpenedRecords {
  readonly kind: string;
  readonly param: string;
  /** The view of the route that lists them, where it has several. */
  readonly view?: string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Notifications of these records and the quick search lead to the route. */
    readonly opens?: OpenedRecords | readonly OpenedRecords[];
  }
}

/** The kind, sort keys and filters of a register's list. */
interface RegisterList {
  readonly kind: string;
  readonly sortKeys: readonly [string, ...string[]];
  readonly filters: Readonly<Record<string, Filter>>;
}

type NoneOf<F extends Filter> = F['orNone'] extends true ? None : never;

/** The value of a filter in the address. */
type Held<F extends Filter> = F extends { readonly type: 'values'; readonly values: readonly (infer Value)[] }
  ? (Value | NoneOf<F>)[]
  : F extends { readonly type: 'value'; readonly values: readonly (infer Value)[] }
    ? Value | undefined
    : F extends { readonly type: 'ids' | 'keys' }
      ? string[]
      : F extends { readonly type: 'number' }
        ? number | undefined
        : string | undefined;

/** The value of a filter in the server request. */
type Asked<F extends Filter> = F extends { readonly values: readonly (infer Value)[] }
  ? F extends { readonly type: 'values' }
    ? Value[]
    : Value
  : F extends { readonly type: 'ids' | 'keys' }
    ? string[]
    : F extends { readonly type: 'number' }
      ? number
      : string;

type Filters<L extends RegisterList> = L['filters'];

/** Parameters of a single register's screen, each with the values that it may have. */
type Choices = Readonly<Record<string, readonly string[]>>;

/** What single choices add to an address: nothing to that of a register without any. */
type ChosenIn<C extends Choices | undefined> = C extends Choices
  ? { [P in keyof C]: C[P][number] | undefined }
  : unknown;

type AddressOf<L extends RegisterList, Param extends string, C extends Choices | undefined> = Omit<
  ReturnType<typeof registerSearch>,
  'sort'
> & {
  sort: L['sortKeys'][number];
} & { [P in Param]: string | undefined } & { [F in keyof Filters<L>]: Held<Filters<L>[F]> } & ChosenIn<C>;

type GapOf<L extends RegisterList> = {
  [F in keyof Filters<L>]: Filters<L>[F]['orNone'] extends true ? F : never;
}[keyof Filters<L>];

type QueryOf<L extends RegisterList> = Omit<ReturnType<typeof listQueryOf>, 'sortId'> & {
  sortId: L['sortKeys'][number];
  without: GapOf<L>[];
} & { [F in keyof Filters<L>]?: Asked<Filters<L>[F]> };

/** Parses a register's address and builds the server query from it. */
export interface RegisterAddress<L extends RegisterList, Param extends string, C extends Choices | undefined> {
  readonly schema: SearchSchema<AddressOf<L, Param, C>>;
  /** Parameters equal to these are omitted from addresses. */
  readonly defaults: AddressOf<L, Param, C>;
  readonly toQuery: (address: AddressOf<L, Param, C>) => QueryOf<L>;
}

function held({ type, orNone, values = [], pattern }: Filter, given: unknown): unknown {
  if (pattern !== undefined) return keysFilter(pattern, given);
  if (type === 'ids') return orNone ? idsOrNoneFilter(given) : idsFilter(given);
  if (type === 'day') return orNone ? dayOrNoneFilter(given) : dayFilter(given);
  if (type === 'value') return oneOf(values, given);
  if (type === 'number') return numberFilter(given);
  return orNone ? valuesOrNoneFilter(values, given) : valuesFilter(values, given);
}

const asked = (value: unknown): unknown => (Array.isArray(value) ? chosenIn<string>(value) : value);

/**
 * The address of a register's screen, derived from the contract's definition of its list.
 * @param param the parameter that names the open record
 * @param choices what the address says beside list and record, such as what is imported
 */
export function registerAddress<
  const L extends RegisterList,
  const Param extends string,
  const C extends Choices | undefined = undefined,
>(list: L, param: Param, choices?: C): RegisterAddress<L, Param, C>;
// The overload's types describe each filter individually; the implementation treats them all alike.
export function registerAddress({ sortKeys, filters }: RegisterList, param: string, choices: Choices = {}): unknown {
  const names = Object.keys(filters);
  const read = (given: Given) => ({
    ...registerSearch(given, sortKeys),
    [param]: openRecord(given[param]),
    ...Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, held(filter, given[name])])),
    ...Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, oneOf(values, given[name])])),
  });
  const schema = searchSchema(read);
  const toQuery = (address: ReturnType<typeof read> & Given) => {
    const values = names.map((name) => [name, asked(address[name])] as const);
    return {
      ...listQueryOf(address),
      ...Object.fromEntries(values.filter(([, value]) => value !== undefined && !isNone(value))),
      without: emptyFiltersIn(
        address,
        names.filter((name) => filters[name]?.orNone),
      ),
    };
  };
  return { schema, defaults: schema.parse({}), toQuery };
}
