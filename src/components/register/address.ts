import { useNavigate } from '@tanstack/react-router';

/** How the address changes. */
export interface ShowOptions {
  /** The address before is not one to come back to. */
  readonly replace?: boolean;
}

/** The address of a register: it owns page, search, order, filters and the open record. */
export interface Address<Search extends object> {
  readonly search: Search;
  /** The parameter that names the open record. */
  readonly param: string;
  /** The open record: its id, or `new`. */
  readonly open: string | undefined;
  readonly show: (change: Partial<Search>, options?: ShowOptions) => void;
  /** The same from the first page, as every change of search, order and filters is. */
  readonly filter: (change: Partial<Search>) => void;
  /** The same for one parameter. */
  readonly filterBy: <Field extends keyof Search & string>(field: Field, value: Search[Field]) => void;
  /** Takes back search and filters. */
  readonly clear: () => void;
  /** The same on another page, where `page` is given. */
  readonly openRecord: (id: string | undefined, page?: number) => void;
  /** Takes back search and filters, on a page of what is then listed. */
  readonly clearTo: (page: number) => void;
  /** Goes to what was removed from the register. */
  readonly showRemoved: () => void;
}

/** What stays of an address without search and filters: order, page size and the open record. */
export const withoutFilters = (search: object, param?: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(search).filter(([name]) => name === param || ['sort', 'desc', 'perPage'].includes(name)),
  );

/** The order of a list, which clearing its filters leaves as it is. */
export const orderIn = <Sort>({ sort, desc }: { readonly sort: Sort; readonly desc: boolean }) => ({ sort, desc });

/** The address of the register on screen, whose route has read it as `search`. */
export function useAddress<Param extends string, Search extends { readonly [P in Param]?: string | undefined }>(
  search: Search,
  param: Param,
): Address<Search> {
  const navigate = useNavigate();
  const go = (change: object, { replace = false }: ShowOptions = {}) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...change }), replace });
  return {
    search,
    param,
    open: search[param],
    show: go,
    filter: (change) => go({ ...change, page: 1 }),
    filterBy: (field, value) => go({ [field]: value, page: 1 }),
    clear: () => void navigate({ to: '.', search: (before) => withoutFilters(before, param) }),
    openRecord: (id, page) => go({ [param]: id, ...(page === undefined ? {} : { page }) }),
    clearTo: (page) => void navigate({ to: '.', search: (before) => ({ ...withoutFilters(before, param), page }) }),
    showRemoved: () => go({ view: 'removed', page: 1, search: '', [param]: undefined }),
  };
}
