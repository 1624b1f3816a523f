import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';

import { openRecordParams } from '#src/components/register/list-search.ts';

/** What belongs to the moment or to the person rather than to a view. */
const notStored = new Set<string>(['page', 'perPage', 'view', ...openRecordParams]);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/**
 * The part of a list's address that a view stores: search, filters and order.
 * @param param the parameter that names the open record
 */
export function viewAddressOf(search: object, param: string): string {
  const stored = Object.entries(search)
    .filter(([name, value]) => !notStored.has(name) && name !== param && !isEmpty(value))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return defaultStringifySearch(Object.fromEntries(stored)).replace(/^\?/, '');
}

/** The search parameters that a view stores; the list's route discards what it does not know. */
export const searchOfView = (address: string): Readonly<Record<string, unknown>> => ({
  ...defaultParseSearch(`?${address}`),
});
