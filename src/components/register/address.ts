import { useNavigate, useRouter } from '@tanstack/react-router';

import { openRecordParams, type RegisterSearch } from './list-search.ts';

/** How the address is changed. */
export interface ShowOptions {
  /** Replaces the history entry, so that Back does not return to it. */
  readonly replace?: boolean;
}

/** The address of a register: it holds page, search, order, filters and the open record. */
export interface Address<Search extends object> {
  readonly search: Search;
  /** The parameter that names the open record. */
  readonly param: string;
  /** The open record: its id, or `new`. */
  readonly open: string | undefined;
  readonly show: (change: Partial<Search>, options?: ShowOptions) => void;
  /** Changes the address and returns to page one, as every change of search, order and filters does. */
  readonly filter: (change: Partial<Search>) => void;
  /** Starts reading what `filter` would show, if the route has a loader. */
  readonly preload: (change: Partial<Search>) => void;
  /** The same as `filter` for a single parameter. */
  readonly filterBy: <Field extends keyof Search & string>(field: Field, value: Search[Field]) => void;
  /** Clears search and filters. */
  readonly clear: () => void;
  /** Replaces search, filters and order, and returns to page one. */
  readonly showOnly: (search: Readonly<Record<string, unknown>>) => void;
  /** Opens a record, or closes it for undefined; also goes to another page of the list where `page` is given. */
  readonly openRecord: (id: string | undefined, page?: number) => void;
  /** Clears search and filters and goes to a page of the resulting list. */
  readonly clearTo: (page: number) => void;
  /** Opens the removed records of the register. */
  readonly showRemoved: () => void;
  /** Opens the import of a file into the register. */
  readonly showImport: () => void;
}

/** What an address says about the open record. */
const openNames = (param: string): readonly string[] => [param, ...openRecordParams];

/** The part of an address that survives clearing search and filters: order, page size and the open record. */
export const withoutFilters = (search: object, param?: string): Record<string, unknown> =>
  kept(search, ['sort', 'desc', 'perPage', ...(param === undefined ? [] : openNames(param))]);

/** How the list beside the open record is shown. */
export const withoutRecord = (search: object, param: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !openNames(param).includes(name)));

const kept = (search: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(search).filter(([name]) => names.includes(name)));

/** The order of a list, which clearing its filters preserves. */
export const orderIn = <Sort>({ sort, desc }: { readonly sort: Sort; readonly desc: boolean }) => ({ sort, desc });

/** How a register is named in an address that it shares with others. */
interface Naming {
  /** What the address calls a parameter of the register. */
  readonly nameOf: (name: string) => string;
  /** The parameters that say which register it is: they stay. */
  readonly own: readonly string[];
}

const alone: Naming = { nameOf: (name) => name, own: [] };

/** On a route with several registers, `view` says which one is shown, and `list` what it shows instead of its list. */
const amongOthers: Naming = { nameOf: (name) => (name === 'view' ? 'list' : name), own: ['view'] };

/** The address of the current register, given the `search` that its route has parsed. */
export const useAddress = <Param extends string, Search extends { readonly [P in Param]?: string | undefined }>(
  search: Search,
  param: Param,
): Address<Search> => useNamedAddress(search, param, alone);

/** A register that is one of the views of a route, as its page sees it. */
type InView<Search> = Omit<Search, 'list' | 'view'> & Pick<RegisterSearch, 'view'>;

interface ListInView {
  readonly list: RegisterSearch['view'];
}

/** The same for a register that is one of the views of a route. */
export function useViewAddress<
  Param extends string,
  Search extends ListInView & { readonly [P in Param]?: string | undefined },
>(search: Search, param: Param): Address<InView<Search>>;
// The overload's types describe each parameter; the implementation treats them all alike.
export function useViewAddress({ list, ...search }: ListInView, param: string): unknown {
  return useNamedAddress({ ...search, view: list }, param, amongOthers);
}

function useNamedAddress<Param extends string, Search extends { readonly [P in Param]?: string | undefined }>(
  search: Search,
  param: Param,
  { nameOf, own }: Naming,
): Address<Search> {
  const navigate = useNavigate();
  const router = useRouter();
  const named = (change: object) =>
    Object.fromEntries(Object.entries(change).map(([name, value]) => [nameOf(name), value]));
  const go = (change: object, { replace = false }: ShowOptions = {}) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...named(change) }), replace });
  const narrowed = (before: object) => ({ ...withoutFilters(before, param), ...kept(before, own) });
  const closed = Object.fromEntries(openNames(param).map((name) => [name, undefined]));
  return {
    search,
    param,
    open: search[param],
    show: go,
    filter: (change) => go({ ...change, page: 1 }),
    preload: (change) =>
      void router.preloadRoute({ to: '.', search: (before) => ({ ...before, ...named(change), page: 1 }) }),
    filterBy: (field, value) => go({ [field]: value, page: 1 }),
    clear: () => void navigate({ to: '.', search: narrowed }),
    showOnly: (only) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...only, ...kept(before, ['perPage', ...own, ...openNames(param)]), page: 1 }),
      }),
    // The next record opens in the same tab.
    openRecord: (id, page) =>
      go({ ...(id === undefined ? closed : { [param]: id, comment: undefined }), ...(page !== undefined && { page }) }),
    clearTo: (page) => void navigate({ to: '.', search: (before) => ({ ...narrowed(before), page }) }),
    showRemoved: () => go({ view: 'removed', page: 1, search: '', ...closed }),
    showImport: () => go({ view: 'import', ...closed }),
  };
}
