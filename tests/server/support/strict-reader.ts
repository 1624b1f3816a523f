import { read, utils } from '@e965/xlsx';

/**
 * Reads a workbook with the reader of SheetJS, which has nothing to do with the one of imports. With `WTF` it throws at whatever it does not
 * expect, instead of reading on.
 */
export function readStrictly(bytes: Buffer) {
  const { SheetNames: names, Sheets: sheets } = read(bytes, { WTF: true, cellNF: true, cellStyles: true });
  return names.map((name) => {
    const sheet = sheets[name] ?? {};
    const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, defval: '' });
    const widths = (sheet['!cols'] ?? []).map(({ width = 0 }) => width);
    return { name, rows, widths, filter: sheet['!autofilter']?.ref };
  });
}
