import { useNavigate } from '@tanstack/react-router';

import { withoutFilters, type ShowOptions } from '#src/components/register/address.ts';
import type { ListSearch } from '#src/components/register/list-search.ts';

/** The address of a log and how to change it. */
export interface LogAddress<Search extends ListSearch = ListSearch> {
  readonly search: Search;
  readonly show: (change: Partial<ListSearch>, options?: ShowOptions) => void;
  /** Changes one parameter and returns to page one. */
  readonly filterBy: <Field extends keyof Search & string>(field: Field, value: Search[Field]) => void;
  /** Clears search and filters. */
  readonly clear: () => void;
}

/** The address of the current log, given the `search` that its route has parsed. */
export function useLogAddress<Search extends ListSearch>(search: Search): LogAddress<Search> {
  const navigate = useNavigate();
  const show = (change: object, { replace = false }: ShowOptions = {}) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...change }), replace });
  return {
    search,
    show,
    filterBy: (field, value) => show({ [field]: value, page: 1 }),
    clear: () => void navigate({ to: '.', search: (before) => withoutFilters(before) }),
  };
}
