const separator = ' | ';

/** Several texts in one line: `Ada King | ada@example.com`. A bar of a text itself is written twice; empty ones at the end are left out. */
export const lineOf = (parts: readonly string[]): string =>
  parts
    .slice(0, parts.findLastIndex((part) => part !== '') + 1)
    .map((part) => part.replaceAll('|', '||'))
    .join(separator);

/** The texts of such a line, without space around them. */
export const partsOfLine = (line: string): string[] =>
  line.split(/(?<!\|)\|(?!\|)/).map((part) => part.replaceAll('||', '|').trim());
