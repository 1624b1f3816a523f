/** An ILIKE pattern for rows that contain a text; its own wildcards are taken literally. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
