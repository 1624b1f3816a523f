import type { Noun } from '#src/components/words.ts';

/** The name by which the text of a record's form is kept; without an id that of a new one. */
export const recordFormName = ({ one }: Noun, id = 'new'): string => `${one} ${id}`;

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * The name of a dialog: what it asks, the page and the record over which it is open, and what its draft is about, such as the
 * entry that is changed.
 */
export const stepFormName = (
  title: string,
  draft: object,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
) => [title, pathname, ...(`${search} ${Object.values(draft).filter(isText).join(' ')}`.match(uuid) ?? [])].join(' ');

const isText = (value: unknown): value is string => typeof value === 'string';
