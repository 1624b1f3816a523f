import { setImmediate } from 'node:timers/promises';

import { isNestedDeeper, isStorableJson, parseBounded } from '#domain/files/bounded-json.ts';
import { lineOf } from '#domain/text/line-parts.ts';

import { isDoubtfulNumber } from '../numbers.ts';
import { textsOf } from './csv.ts';
import { limits, tooManyColumns, unreadable, type FileRow } from './limits.ts';

/** Whether a file is a list of objects, as an export in JSON writes it. A CSV file whose first cell begins with a bracket is not. */
export function isJson(file: Uint8Array): boolean {
  const [start = ''] = textsOf(file.subarray(0, 1_024));
  return /^\s*\[\s*[{\]]/.test(start);
}

/** Objects within each other: deeper ones are no fields of records. */
const deepest = 6;

/** Lists and objects within each other: what is deeper in a list is no value of a field, and writing it as text recurses. */
const deepestList = 50;

const damaged = (row: number) => unreadable(`Row ${row} is not written as JSON`);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What a reference to a record, an entry or a person is called in an export. */
function nameOf(value: object): string | undefined {
  const { ref, title, name, id }: Readonly<Record<string, unknown>> = { ...value };
  if (typeof ref === 'string' && typeof title === 'string') return `${ref} ${title}`;
  return typeof name === 'string' && typeof id === 'string' ? name : undefined;
}

/** A value that is not an object by itself; one in a list is a line of its parts. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  if (!isObject(value)) return JSON.stringify(value);
  return (
    nameOf(value) ?? lineOf(Object.values(value).map((part) => (isObject(part) ? JSON.stringify(part) : textOf(part))))
  );
}

/** A cell, and whether it is a number and no text. */
interface JsonCell {
  readonly text: string;
  readonly isNumber: boolean;
}

/** The cells of a value by the names of their columns: `treatmentPlan/dueOn` for a part of an object. */
function* cellsOf(value: unknown, path: string, depth: number, row: number): Generator<[string, JsonCell]> {
  if (depth > deepest) throw unreadable(`Row ${row} has objects within each other that are no record`);
  if (Array.isArray(value)) yield [path, { text: value.map(textOf).join('\n'), isNumber: false }];
  // A record has a reference and a title of its own.
  else if (!isObject(value) || (depth > 0 && nameOf(value) !== undefined))
    yield [path, { text: textOf(value), isNumber: typeof value === 'number' }];
  else
    for (const [name, part] of Object.entries(value))
      yield* cellsOf(part, path === '' ? name : `${path}/${name}`, depth + 1, row);
}

/** Finds the ends of objects in texts without parsing all of them at once. */
function objectFinder() {
  let [piece, depth, isText, isEscaped] = ['', 0, false, false];
  return {
    /** The objects that end in the next text. @param row of the next object */
    *take(text: string, row: () => number): Generator<string> {
      for (const character of text) {
        if (depth > 0) piece += character;
        if (isText) {
          isText = isEscaped || character !== '"';
          isEscaped = !isEscaped && character === '\\';
        } else if (character === '"') isText = depth > 0;
        else if (character === '{') {
          if (depth === 0) piece = character;
          depth += 1;
        } else if (character === '}') {
          depth -= 1;
          if (depth === 0) yield piece;
        } else if (depth === 0 && !/[\s,[\]]/.test(character)) throw damaged(row());
        if (depth < 0 || piece.length > limits.rowText) throw damaged(row());
      }
    },
    isInside: () => depth > 0,
  };
}

/** The objects of a file in their order, each by its cells. Row 1 is that of their names. */
async function* objectsOf(file: Uint8Array): AsyncGenerator<{ row: number; cells: ReadonlyMap<string, JsonCell> }> {
  const finder = objectFinder();
  let row = 1;
  for (const text of textsOf(file)) {
    for (const piece of finder.take(text, () => row + 1)) {
      row += 1;
      if (row > limits.allRows) throw unreadable('The file has too many objects');
      yield { row, cells: new Map(cellsOf(parsed(piece, row), '', 0, row)) };
    }
    await setImmediate();
  }
  if (finder.isInside()) throw damaged(row + 1);
}

function parsed(piece: string, row: number): unknown {
  if (isNestedDeeper(piece, deepestList)) throw damaged(row);
  try {
    const value = parseBounded(piece);
    if (isStorableJson(value)) return value;
  } catch {
    throw damaged(row);
  }
  throw unreadable(`Row ${row} has characters that no text has`);
}

/** The names that any object has, in the order in which they occur. */
async function namesIn(file: Uint8Array): Promise<string[]> {
  const names = new Set<string>();
  for await (const { row, cells } of objectsOf(file)) {
    for (const name of cells.keys()) names.add(name);
    if (names.size > limits.columns) throw tooManyColumns(row);
  }
  return [...names];
}

/**
 * The rows of a list of objects (RFC 8259), with the names of their values above them. Lists and references are written
 * as exports write them into cells. It is read twice: each object can have other names.
 */
export async function* jsonRows(file: Uint8Array): AsyncGenerator<FileRow> {
  const names = await namesIn(file);
  if (names.length === 0) return;
  yield { row: 1, cells: names };
  for await (const { row, cells } of objectsOf(file)) {
    const inOrder = names.map((name) => cells.get(name));
    const numbers = inOrder.flatMap((cell, column) =>
      cell?.isNumber === true && isDoubtfulNumber(cell.text) ? [column] : [],
    );
    yield { row, cells: inOrder.map((cell) => cell?.text ?? ''), ...(numbers.length > 0 && { numbers }) };
  }
}
