/**
 * A text as a single line: line breaks and tabs within it, with the space around them, become one space, and space around it is left out, as
 * with what is pasted from a document or a cell.
 */
export const oneLine = (text: string): string =>
  text
    .split(/[\t\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
