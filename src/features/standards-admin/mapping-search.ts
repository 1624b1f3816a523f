import { idOf, oneOf, searchSchema, type SearchOf } from '#src/components/search-schema.ts';

export const mappingViews = ['matrix', 'list', 'gaps'] as const;

/** The set that is open, and how its mappings are shown. */
export const mappingSearch = searchSchema((given) => ({
  open: idOf(given['open']),
  view: oneOf(mappingViews, given['view']) ?? 'matrix',
}));

export type MappingSearch = SearchOf<typeof mappingSearch>;
