import { formulaWithoutResult } from '#domain/files/formula.ts';
import { oneLine } from '#domain/text/one-line.ts';
import type { Schemas } from '#server/contract/types.ts';

import { dayIn, instantIn, roughTimeIn } from './days.ts';
import type { Field, FieldType } from './fields.ts';
import type { Answered, ValueBook } from './mapping/value-book.ts';
import type { NameBook } from './names.ts';
import { isDoubtfulNumber, numberIn } from './numbers.ts';

/** How the texts of a file are read where they could be read otherwise. */
export interface Reading {
  /** Whether the cell is a number and no text, as in a workbook. */
  readonly isNumber?: boolean;
  readonly decimalMark: Schemas['ImportDecimalMark'] | null;
  readonly dayOrder: Schemas['ImportDayOrder'] | null;
  /** Of times that do not name theirs. */
  readonly timeZone: string;
}

/** The value of a cell, or what is wrong with its text. */
export type Converted = { readonly value: unknown } | { readonly problem: string };

/** The different parts of a text that show something, in its order; undefined once there are more than `most`. */
function differentParts(text: string, separator: '\n' | ';', most: number): string[] | undefined {
  const parts = new Set<string>();
  for (let start = 0; start <= text.length;) {
    const next = text.indexOf(separator, start);
    const end = next === -1 ? text.length : next;
    const part = text.slice(start, end);
    const shown = part.trim();
    if (shown !== '') parts.add(separator === ';' ? shown : part.replace(/\r$/, ''));
    if (parts.size > most) return undefined;
    start = end + 1;
  }
  return [...parts];
}

/**
 * The different lines of a cell with several values; in a single line they may be separated by semicolons, after which they
 * follow the line as it is.
 * @returns undefined if there are more than `most`
 */
export function partsOf(text: string, most: number): string[] | undefined {
  const lines = differentParts(text, '\n', most);
  const isOneLine = !text.trim().includes('\n') && text.includes(';');
  if (lines === undefined || !isOneLine) return lines;
  const values = differentParts(text, ';', most);
  return values === undefined ? undefined : [...lines, ...values];
}

/** What spreadsheet programs write for a formula that has no result (ECMA-376, 18.17.2.7), also into CSV files. */
const formulaErrors: ReadonlySet<string> = new Set([
  '#DIV/0!',
  '#N/A',
  '#NAME?',
  '#NULL!',
  '#NUM!',
  '#REF!',
  '#VALUE!',
]);

export const noResult = 'This is a formula without a result. Open the file in a spreadsheet program, and save it again';

/** What a cell is converted with. */
interface With {
  readonly names: Pick<NameBook, 'find'>;
  readonly reading: Reading;
  /** What was answered of texts that name nothing. */
  readonly answers?: Pick<ValueBook, 'of'>;
}

/** The value of the text of a cell. Names must have been learnt, all `partsOf` it. */
export function convert(text: string, field: Field, given: With): Converted {
  if (text.trim() === '') return { value: field.empty };
  if (text.trim() === formulaWithoutResult) return { problem: noResult };
  if (formulaErrors.has(text.trim())) return { problem: `The formula of this cell has the error ${text.trim()}` };
  if (field.most === undefined) {
    const answered = answeredOne(text, field, given);
    return 'isEmpty' in answered ? { value: field.empty } : answered;
  }
  const parts = partsOf(text, field.most);
  if (parts === undefined) return { problem: `Choose at most ${field.most}` };
  const [first = '', ...rest] = parts;
  const isOneLine = !/\r?\n/.test(text.trim());
  const whole = convertOne(first, field.type, given);
  // A name may have a semicolon of its own.
  if (isOneLine && 'value' in whole) return { value: [whole.value] };
  return severalOf(isOneLine && rest.length > 0 ? rest : [first, ...rest], field, given);
}

/** All parts are looked at, so that each that names nothing is asked about. */
function severalOf(parts: readonly string[], field: Field, given: With): Converted {
  const converted = parts.map((part) => answeredOne(part, field, given));
  const wrong = converted.find((one) => 'problem' in one);
  if (wrong !== undefined) return wrong;
  return { value: [...new Set(converted.flatMap((one) => ('value' in one ? [one.value] : [])))] };
}

/** The value of a text; where it names nothing, what was answered that it stands for. */
function answeredOne(text: string, field: Field, given: With): Extract<Converted, { problem: string }> | Answered {
  const converted = convertOne(text, field.type, given);
  return 'value' in converted ? converted : (given.answers?.of(field, text.trim(), converted.problem) ?? converted);
}

function convertOne(text: string, type: FieldType, { names, reading }: With): Converted {
  if (type.of === 'set') return valueOfSet(text, type);
  if (type.of === 'name') return named(text, type, names);
  if (type.of === 'line') return ofLine(text, type);
  return converters[type.of](text, type, reading);
}

type Plain = Exclude<FieldType, { of: 'set' | 'name' | 'line' }>;

const converters: Readonly<Record<Plain['of'], (text: string, type: Plain, reading: Reading) => Converted>> = {
  text: (text, { isLine }) => ({ value: isLine === true ? oneLine(text) : text }),
  day: (text, _type, { dayOrder }) => dayIn(text.trim(), dayOrder),
  instant: (text, _type, { dayOrder, timeZone }) => instantIn(text.trim(), dayOrder, timeZone),
  'rough time': (text, _type, { dayOrder, timeZone }) => roughTimeIn(text.trim(), dayOrder, timeZone),
  'whole number': numberOf,
  number: numberOf,
  'yes or no': (text) => yesOrNo(text.trim().toLowerCase()),
};

/** An object that an export writes in a line. */
function ofLine(text: string, { read }: Extract<FieldType, { of: 'line' }>): Converted {
  const value = read(text);
  return value === undefined ? { problem: `${shown(text)} cannot be read` } : { value };
}

/** A percentage is its number, in a field of percentages. */
function numberOf(text: string, { of, isPercentage }: Plain, { isNumber = false, decimalMark }: Reading): Converted {
  const trimmed = text.trim();
  const hasSign = trimmed.endsWith('%');
  if (hasSign && isPercentage !== true) return { problem: `${shown(text)} is a percentage, and this is none` };
  if (!isNumber && decimalMark === null && isDoubtfulNumber(trimmed))
    return { problem: `${shown(text)} is two numbers: say which sign is the decimal mark of this file` };
  const number = numberIn(
    hasSign ? trimmed.slice(0, -1).trimEnd() : trimmed,
    isNumber ? 'POINT' : (decimalMark ?? undefined),
  );
  if (of === 'number') return number === undefined ? { problem: 'This must be a number' } : { value: number };
  return Number.isInteger(number) ? { value: number } : { problem: 'This must be a whole number' };
}

function yesOrNo(text: string): Converted {
  if (['yes', 'true', '1', 'y'].includes(text)) return { value: true };
  return ['no', 'false', '0', 'n'].includes(text) ? { value: false } : { problem: 'Write Yes or No' };
}

/** Labels that an error names: more would fill the screen. */
const mostLabels = 12;

function valueOfSet(text: string, { values, labels }: Extract<FieldType, { of: 'set' }>): Converted {
  const value = values.get(text.trim().toLowerCase());
  if (value !== undefined) return { value };
  const isShort = labels.length <= mostLabels;
  return { problem: isShort ? `Choose one of ${labels.join(', ')}` : `${shown(text)} is not one of the values` };
}

/** How much of a text an error quotes. */
const longestShown = 100;
const shown = (text: string) => `"${text.trim().slice(0, longestShown).toWellFormed()}"`;

function named(text: string, { choice }: Extract<FieldType, { of: 'name' }>, names: With['names']): Converted {
  const found = names.find(choice, text);
  const [one, another] = found;
  if (one === undefined) return { problem: `${choice.message}: ${shown(text)}` };
  if (another === undefined) return { value: one.id };
  const several = found
    .slice(0, mostLabels)
    .map((each) => (each.shown ?? each.name).slice(0, longestShown).toWellFormed());
  return { problem: `Several could be meant by ${shown(text)}: ${several.join(', ')}. ${choice.tellApart}` };
}
