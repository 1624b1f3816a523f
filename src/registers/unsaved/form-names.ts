import type { Noun } from '#src/components/words.ts';

/** The name by which the text of a record's form is kept; without an id that of a new one. */
export const recordFormName = ({ one }: Noun, id = 'new'): string => `${one} ${id}`;

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The name of a dialog: what it asks, and the page and record over which it is open. */
export const stepFormName = (title: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  [title, pathname, ...(search.match(uuid) ?? [])].join(' ');
