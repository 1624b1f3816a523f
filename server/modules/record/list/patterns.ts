import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { folded } from '#domain/text/folded.ts';

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A pattern of LIKE for folded texts that contain a text; wildcards in the text are escaped. */
export const containing = (text: string): string => `%${escaped(folded(text))}%`;

/** A pattern of LIKE for folded texts that begin with a text. */
export const beginningWith = (text: string): string => `${escaped(folded(text))}%`;

/** Whether a text contains another, as searches compare them (domain/text/folded.ts). */
export const contains = (text: SQLWrapper, search: string): SQL => sql`folded(${text}) like ${containing(search)}`;

/** Whether one of the texts does; undefined for no search. They are folded together: a search has no line break. */
export const anyContains = (texts: readonly SQLWrapper[], search: string | undefined): SQL | undefined =>
  search ? contains(sql`concat_ws(E'\\n', ${sql.join([...texts], sql`, `)})`, search) : undefined;

/** Whether a text that is stored folded contains another; undefined for no search. */
export const foldedContains = (text: SQLWrapper, search: string | undefined): SQL | undefined =>
  search ? sql`${text} like ${containing(search)}` : undefined;
