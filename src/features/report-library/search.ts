import {
  idOf,
  oneOf,
  pageOf,
  searchSchema,
  textOf,
  wholeNumberOf,
  type SearchOf,
} from '#src/components/search-schema.ts';

export const reportViews = ['runs', 'definitions', 'schedules'] as const;

export const reportSearchDefaults = { show: 'runs', page: 1, perPage: 10, search: '' } as const;

/** The search parameters of /report-library; missing or invalid ones get their default. */
export const reportSearch = searchSchema((given) => ({
  show: oneOf(reportViews, given['show']) ?? reportSearchDefaults.show,
  page: pageOf(given['page']),
  perPage: wholeNumberOf(given['perPage'], 1, 100, reportSearchDefaults.perPage),
  search: textOf(given['search']),
  /** The run that is looked at; notifications lead to it. */
  report: idOf(given['report']),
}));

export type ReportSearch = SearchOf<typeof reportSearch>;
