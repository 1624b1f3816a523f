import { isPeriod, periodInWords, unknownOf } from '#domain/time/rough-time.ts';
import { dayAndTimeIn } from '#domain/time/zoned-time.ts';
import type { Schemas } from '#server/contract/types.ts';
import type { UnknownValue } from '#server/database/schema/index.ts';

import type { Assignment } from './assignment.ts';
import { isBeside, labelIn, valueAt, type Field } from './fields.ts';
import { keyOfText } from './mapping/memory.ts';
import type { StoredRow } from './rows.ts';
import { partsOf } from './values.ts';

/** Characters of a cell or value that are shown. */
const longestShown = 100;

const shortened = (text: string) => text.slice(0, longestShown).toWellFormed();

/** An instant as a clock of its zone shows it, with seconds only if it has some. */
function clockText(instant: string, timeZone: string): string {
  const { day, time } = dayAndTimeIn(timeZone, instant);
  const seconds = instant.slice('yyyy-mm-ddThh:mm'.length, -1).replace(/\.000$/, '');
  return `${day} ${time}${seconds === ':00' ? '' : seconds} (${timeZone})`;
}

/** The value of a field that a cell may write otherwise; undefined for other fields. */
function valueText(field: Field, value: unknown, timeZone: string): string | undefined {
  const { type } = field;
  // Of what is beside the fields, a status may be taken for another one.
  if (isBeside(field) && type.of === 'set') return labelIn(type, String(value));
  if (typeof value === 'number') return type.of !== 'set' && type.of !== 'name' ? String(value) : undefined;
  if (typeof value !== 'string') return undefined;
  if (type.of === 'day' || (type.of === 'text' && type.isLine === true)) return value;
  if (type.of === 'rough time' && isPeriod(value)) return `${periodInWords(value)} (${unknownOf(value)} not known)`;
  return type.of === 'instant' || type.of === 'rough time' ? clockText(value, timeZone) : undefined;
}

/** Whether a cell names an instant as the contract does, with its zone. */
const isInFull = (cell: string, value: unknown): boolean =>
  cell.endsWith('Z') && Date.parse(cell) === Date.parse(String(value));

/** What stands for the values of a file that name nothing, in words, by field and text. */
export type Answers = ReadonlyMap<string, string>;

export const answersOf = (values: readonly UnknownValue[]): Answers =>
  new Map(
    values.flatMap(({ field, text, use, choice }) =>
      use === null ? [] : [[`${field} ${keyOfText(text)}`, inWords(use, choice?.name ?? text)]],
    ),
  );

function inWords(use: Schemas['ImportValueUse'], name: string): string {
  if (use === 'EMPTY') return 'empty';
  return use === 'NEW' ? `${name} (new)` : name;
}

/** What a cell stands for by what was answered; undefined if none of its values was asked about. */
function answeredText({ path, most }: Field, cell: string, answers: Answers): string | undefined {
  const of = (text: string) => answers.get(`${path} ${keyOfText(text)}`);
  if (answers.size === 0 || most === undefined) return of(cell);
  const parts = partsOf(cell, most) ?? [];
  const own = parts.length > 1 && !cell.includes('\n') ? parts.slice(1) : parts;
  return own.some((part) => of(part) !== undefined) ? own.map((part) => of(part) ?? part).join('; ') : undefined;
}

/** The cells of a row that is added or updated whose values are written otherwise. */
export function readingsOf(
  { cells, values, outcome }: StoredRow,
  { fields, headers }: Assignment,
  answers: Answers = new Map(),
): Schemas['ImportReading'][] {
  if (outcome !== 'ADD' && outcome !== 'UPDATE') return [];
  return fields.flatMap(({ field, column, reading }) => {
    const cell = (cells[column] ?? '').trim();
    const value = valueAt(values, field.path);
    const text = answeredText(field, cell, answers) ?? valueText(field, value, reading.timeZone);
    if (cell === '' || text === undefined || text === cell || isInFull(cell, value)) return [];
    return [{ column: headers[column] ?? '', cell: shortened(cell), value: shortened(text) }];
  });
}
