import { isDay } from '#domain/real-day.ts';

import type { Field, FieldType } from './fields.ts';
import type { NameBook } from './names.ts';

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

/** The value of the text of a cell. Names must have been learnt, all `partsOf` it. */
export function convert(text: string, field: Field, names: NameBook): Converted {
  if (text.trim() === '') return { value: field.empty };
  if (formulaErrors.has(text.trim())) return { problem: `The formula of this cell has the error ${text.trim()}` };
  if (field.most === undefined) return convertOne(text, field.type, names);
  const parts = partsOf(text, field.most);
  if (parts === undefined) return { problem: `Choose at most ${field.most}` };
  const [first = '', ...rest] = parts;
  const isOneLine = !/\r?\n/.test(text.trim());
  const whole = convertOne(first, field.type, names);
  // A name may have a semicolon of its own.
  if (isOneLine && 'value' in whole) return { value: [whole.value] };
  return severalOf(isOneLine && rest.length > 0 ? rest : [first, ...rest], field.type, names);
}

function severalOf(parts: readonly string[], type: FieldType, names: NameBook): Converted {
  const values: unknown[] = [];
  for (const part of parts) {
    const converted = convertOne(part, type, names);
    if ('problem' in converted) return converted;
    if (!values.includes(converted.value)) values.push(converted.value);
  }
  return { value: values };
}

function convertOne(text: string, type: FieldType, names: NameBook): Converted {
  if (type.of === 'set') return valueOfSet(text, type);
  if (type.of === 'name') return named(text, type, names);
  if (type.of === 'line') return ofLine(text, type);
  return converters[type.of](text);
}

const wholeNumber = /^[+-]?\d{1,15}(?:\.0+)?$/;
const anyNumber = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/;

const converters: Readonly<Record<Exclude<FieldType['of'], 'set' | 'name' | 'line'>, (text: string) => Converted>> = {
  text: (text) => ({ value: text }),
  day: (text) => dayOf(text.trim()),
  instant: (text) => instantOf(text.trim()),
  'whole number': (text) => numberOf(text, wholeNumber, 'This must be a whole number'),
  number: (text) => numberOf(text, anyNumber, 'This must be a number'),
  'yes or no': (text) => yesOrNo(text.trim().toLowerCase()),
};

/** An object that an export writes in a line. */
function ofLine(text: string, { read }: Extract<FieldType, { of: 'line' }>): Converted {
  const value = read(text);
  return value === undefined ? { problem: `${shown(text)} cannot be read` } : { value };
}

/** A percentage is its number. */
function numberOf(text: string, pattern: RegExp, problem: string): Converted {
  const trimmed = text.trim();
  const number = trimmed.endsWith('%') ? trimmed.slice(0, -1).trimEnd() : trimmed;
  return pattern.test(number) ? { value: Number(number) } : { problem };
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

function named(text: string, { choice }: Extract<FieldType, { of: 'name' }>, names: NameBook): Converted {
  const [id, another] = names.idsOf(choice, text);
  if (id === undefined) return { problem: `${choice.message}: ${shown(text)}` };
  if (another === undefined) return { value: id };
  return { problem: `Several have the name ${shown(text)}. Of a person, write the e-mail address` };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const dayProblem = 'Write the day as 2026-11-23';

/** A group of a pattern, which the type of a match does not promise. */
type Part = string | number | undefined;

const ofParts = (year: Part, month: Part, day: Part): Converted => ({
  value: [year, month, day].map((part) => String(part).padStart(2, '0')).join('-'),
});

/** A day as spreadsheet programs write it; one that could be two days is refused. */
function dayOf(text: string): Converted {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(text);
  if (iso) return ofParts(iso[1], iso[2], iso[3]);
  const german = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text);
  if (german) return ofParts(german[3], german[2], german[1]);
  const spelt = /^(\d{1,2})[\s-]([A-Za-z]{3})[a-z]*\.?,?[\s-](\d{4})$/.exec(text);
  const month = months.indexOf(String(spelt?.[2]).toLowerCase()) + 1;
  if (spelt && month > 0) return ofParts(spelt[3], month, spelt[1]);
  const slashes = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (slashes) return dayWithSlashes(slashes[1], slashes[2], slashes[3]);
  return { problem: dayProblem };
}

const instantProblem = { problem: 'Write day and time as 2026-11-23 14:05 (UTC)' };

/** An instant in UTC, unless it says otherwise; a day alone has none. */
function instantOf(text: string): Converted {
  const parts = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)? ?(Z|[+-]\d{2}:\d{2})?$/i.exec(text);
  if (parts === null) return instantProblem;
  const [, day, time, seconds = '', zone = 'Z'] = parts;
  if (!isDay(day ?? '')) return { problem: `There is no ${day ?? ''}` };
  const at = new Date(`${day}T${time}${seconds}${zone}`);
  return Number.isNaN(at.getTime()) ? instantProblem : { value: at.toISOString() };
}

const mostMonths = 12;

function dayWithSlashes(one: Part, other: Part, year: Part): Converted {
  if (Number(one) === Number(other) || Number(one) > mostMonths) return ofParts(year, other, one);
  if (Number(other) > mostMonths) return ofParts(year, one, other);
  return { problem: `${dayProblem}: this could be two different days` };
}
