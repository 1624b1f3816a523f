import type { OrganisationModulesQuery } from '#src/api/compliance/modules.ts';
import {
  oneOf,
  pageOf,
  searchQuery,
  searchSchema,
  textOf,
  wholeNumberOf,
  type SearchOf,
} from '#src/components/search-schema.ts';

export const moduleViews = ['modules', 'organisations'] as const;

/** The search parameters of /admin/module: page and search are of the organisations. */
export const moduleSearch = searchSchema((given) => ({
  show: oneOf(moduleViews, given['show']) ?? 'modules',
  page: pageOf(given['page']),
  perPage: wholeNumberOf(given['perPage'], 1, 100, 10),
  search: textOf(given['search']),
}));

export type ModuleSearch = SearchOf<typeof moduleSearch>;

export const toOrganisationsQuery = ({ page, perPage, search }: ModuleSearch): OrganisationModulesQuery => ({
  page,
  perPage,
  ...searchQuery(search),
});
