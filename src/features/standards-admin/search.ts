import { idOf, searchSchema, type SearchOf } from '#src/components/search-schema.ts';

/** What is open on the pages of a draft: a version of a standard, and in it a group or a control. */
export const draftSearch = searchSchema((given) => ({
  version: idOf(given['version']),
  open: idOf(given['open']),
}));

export type DraftSearch = SearchOf<typeof draftSearch>;
