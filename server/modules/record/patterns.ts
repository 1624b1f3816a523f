const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** An ILIKE pattern for rows that contain a text; wildcards in the text are escaped. */
export const containing = (text: string): string => `%${escaped(text)}%`;

/** An ILIKE pattern for texts that begin with a text. */
export const beginningWith = (text: string): string => `${escaped(text)}%`;
