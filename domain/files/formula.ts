/**
 * What a spreadsheet program takes for a formula at the start of a cell (security.md, attack 3; OWASP, CSV injection),
 * behind any apostrophes that an earlier export wrote.
 */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/;
const neutralisedFormula = /^'+[=+\-@＝＋－＠\t\r\n]/;

/** Stands for the result of a formula that a workbook was saved without. */
export const formulaWithoutResult = '#NO-RESULT!';

/** A text that no spreadsheet program takes for a formula; `textOfCell` returns exactly the original. */
export const cellOfText = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text that `cellOfText` was given. */
export const textOfCell = (cell: string): string => (neutralisedFormula.test(cell) ? cell.slice(1) : cell);
