import { idOf, searchSchema, type SearchOf } from '#src/components/search-schema.ts';

/** The model whose levels are shown. */
export const levelsSearch = searchSchema((given) => ({ model: idOf(given['model']) }));

export type LevelsSearch = SearchOf<typeof levelsSearch>;
