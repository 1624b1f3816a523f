import { useNavigate } from '@tanstack/react-router';

import { withoutFilters, type ShowOptions } from '#src/components/register/address.ts';
import type { ListSearch } from '#src/components/register/list-search.ts';

/** The address of a log, and how to go elsewhere in it. */
export interface LogAddress<Search extends ListSearch = ListSearch> {
  readonly search: Search;
  readonly show: (change: Partial<ListSearch>, options?: ShowOptions) => void;
  /** From the first page, with one parameter changed. */
  readonly filterBy: <Field extends keyof Search & string>(field: Field, value: Search[Field]) => void;
  /** Forgets search and filters. */
  readonly clear: () => void;
}

/** The address of the log on screen, whose route has read it as `search`. */
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
