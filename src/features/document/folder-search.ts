import type { EntryQuery } from '#src/api/document.ts';
import {
  chosenIn,
  dayFilter,
  idsOrNoneFilter,
  isNone,
  listQueryOf,
  listSearch,
} from '#src/components/register/list-search.ts';
import { idOf, oneOf, searchSchema, wholeNumberOf, type SearchOf } from '#src/components/search-schema.ts';

/** The search parameters of a folder. */
export const folderSearch = searchSchema((given) => ({
  ...listSearch(given, ['name', 'updatedAt', 'reviewOn', 'size']),
  perPage: wholeNumberOf(given['perPage'], 1, 100, 50),
  labelId: idsOrNoneFilter(given['labelId']),
  reviewBy: dayFilter(given['reviewBy']),
  /** What was removed, instead of what is there. */
  view: oneOf(['removed'], given['view']),
  /** The file that is open. */
  file: idOf(given['file']),
}));

export type FolderSearch = SearchOf<typeof folderSearch>;

/** The server query. */
export function toEntryQuery(search: FolderSearch, folderId: string | undefined): EntryQuery {
  const { labelId, reviewBy, view, file: _file, ...address } = search;
  const labels = chosenIn(labelId);
  return {
    ...listQueryOf(address),
    ...(labels.length > 0 && { labelId: labels }),
    ...(labelId.some(isNone) && { unlabelled: true }),
    ...(reviewBy !== undefined && { reviewBy }),
    ...(view === 'removed' && { removed: true }),
    ...(folderId !== undefined && { folderId }),
  };
}

/** Whether the whole repository is searched, so that rows say where they are. */
export const isFiltered = ({ search, labelId, reviewBy }: FolderSearch): boolean =>
  search !== '' || labelId.length > 0 || reviewBy !== undefined;
