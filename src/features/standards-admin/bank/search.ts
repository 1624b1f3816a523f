import { idOf, searchSchema, type SearchOf } from '#src/components/search-schema.ts';

/** The group of the bank whose questions are shown. */
export const bankSearch = searchSchema((given) => ({ group: idOf(given['group']) }));

export type BankSearch = SearchOf<typeof bankSearch>;
