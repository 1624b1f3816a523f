/** What a passage is told of the list or the table that it is in. */
export interface Structure {
  /** Of a list item in a numbered list: its number as it is shown, such as `a.`. */
  readonly marker?: string;
  /** Of a table row: its cells, and what their columns are called. */
  readonly cells?: readonly string[];
  readonly columns?: readonly string[];
}

/** White space is one space. */
export const withoutBreaks = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Comes before each word that is crossed out, so that a word differs from the same one that is not. A letter to what splits
 * texts into words, and in no text: there, it is left out.
 */
export const struckMark = '\u02FF';

/** Words, also with what they are joined by, such as `24-hour`. */
const word = /[^\s\u02FF]+/g;

/** The rows of the tables that are open: the first one of each names the columns. */
function tableRows() {
  const headers: (readonly string[] | undefined)[] = [];
  let cells: string[] = [];
  return {
    beginTable: () => void headers.push(undefined),
    endTable: () => void headers.pop(),
    beginCell: () => void cells.push(''),
    add(more: string) {
      if (cells.length > 0) cells.push(`${cells.pop() ?? ''}${more}`);
    },
    /** The cells of the row that ends, and the names of its columns. */
    end(): Pick<Structure, 'cells' | 'columns'> {
      const row = cells.map(withoutBreaks);
      cells = [];
      if (row.length === 0) return {};
      const columns = headers.at(-1);
      if (columns === undefined && headers.length > 0) headers.splice(-1, 1, row);
      return columns === undefined ? { cells: row } : { cells: row, columns };
    },
  };
}

const romans = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const;

/** A number as a list shows it: in digits, letters or Roman numerals. */
function numberIn(type: string | undefined, number: number): string {
  const lower = type?.toLowerCase();
  if (number < 1 || number > 3999 || (lower !== 'a' && lower !== 'i')) return String(number);
  let left = number;
  let shown = '';
  if (lower === 'i') {
    for (const [sign, value] of romans) {
      while (left >= value) {
        shown += sign;
        left -= value;
      }
    }
  } else {
    for (; left > 0; left = Math.floor((left - 1) / 26)) shown = String.fromCodePoint(97 + ((left - 1) % 26)) + shown;
  }
  return type === lower ? shown : shown.toUpperCase();
}

/** The numbers of the items of lists. */
function listNumbers() {
  const lists: { readonly isNumbered: boolean; readonly type: string | undefined; next: number }[] = [];
  let marker: string | undefined;
  return {
    beginList(name: string, start: string | undefined, type: string | undefined) {
      const first = Number(start ?? 1);
      lists.push({ isNumbered: name === 'ol', type, next: Number.isSafeInteger(first) ? first : 1 });
    },
    endList: () => void lists.pop(),
    beginItem() {
      const list = lists.at(-1);
      marker = list?.isNumbered === true ? `${numberIn(list.type, list.next)}.` : undefined;
      if (list !== undefined) list.next += 1;
    },
    /** The number of the item whose text ends, once. */
    take(): Pick<Structure, 'marker'> {
      const taken = marker;
      marker = undefined;
      return taken === undefined ? {} : { marker: taken };
    },
  };
}

/** What the elements of a text tell of the passages in them: lists, tables, and what is crossed out. */
export function textStructure() {
  const numbering = listNumbers();
  const rows = tableRows();
  let struck = 0;
  return {
    open(name: string, { start, type }: Readonly<Record<string, string>>): void {
      if (name === 's') struck += 1;
      if (name === 'table') rows.beginTable();
      if (name === 'td' || name === 'th') rows.beginCell();
      if (name === 'ol' || name === 'ul') numbering.beginList(name, start, type);
    },
    /** A passage begins with an element, after the one before has ended. */
    begin(name: string): void {
      if (name === 'li') numbering.beginItem();
    },
    close(name: string): void {
      if (name === 's') struck -= 1;
      if (name === 'ol' || name === 'ul') numbering.endList();
      if (name === 'table') rows.endTable();
    },
    /** Text as passages have it: with the marks of what is crossed out. */
    read(given: string): string {
      const plain = given.replaceAll(struckMark, '');
      const text = struck > 0 ? plain.replaceAll(word, (found) => `${struckMark}${found}`) : plain;
      rows.add(text);
      return text;
    },
    /** What is known of the passage of an element that ends. */
    endOf(element: string): Structure {
      if (element === 'tr') return rows.end();
      return element === 'li' ? numbering.take() : {};
    },
  };
}
