import type { Noun } from '#src/components/words.ts';

/** The name by which the text of a record's form is kept; without an id that of a new one. */
export const recordFormName = ({ one }: Noun, id = 'new'): string => `${one} ${id}`;
