import {
  bareQuestion,
  isChosen,
  offeredAnswers,
  type Question,
  type QuestionType,
} from '../questionnaire/questionnaire.ts';
import { questionTypeLabels } from '../words/assessment-template.ts';
import { fitted, inOneLine, longest, mostValues, problemOfOptions, type Problems } from './reading.ts';
import type { Cells, Places } from './sheet-cells.ts';
import type { ReadColumn } from './sheet-columns.ts';

const isType = (text: string): text is QuestionType => Object.hasOwn(questionTypeLabels, text);

/** A type by its label or its name in the contract, whatever their case. */
function typeOf(text: string): QuestionType | undefined {
  const wanted = text.toLowerCase();
  const names = Object.keys(questionTypeLabels).filter(isType);
  return names.find((name) => name.toLowerCase() === wanted || questionTypeLabels[name].toLowerCase() === wanted);
}

/** A whole number up to another; nothing is 0. */
const wholeOf = (text: string, most: number): number | undefined => {
  if (text === '') return 0;
  return /^\d{1,9}$/u.test(text) && Number(text) <= most ? Number(text) : undefined;
};

/** A row of a spreadsheet that is read as a question. */
export interface Reading {
  readonly row: number;
  /** Without blanks around it. */
  readonly cell: Cells;
  /** A line for each part. */
  readonly lines: (column: ReadColumn) => readonly string[];
  readonly places: Places;
  readonly problems: Problems;
}

const leave = ({ row, problems }: Reading, column: ReadColumn, message: string): undefined => {
  problems.leave(row, column, message);
  return undefined;
};

/** A whole number, or 0 with a note. */
function numberIn({ row, cell, problems }: Reading, column: ReadColumn, most: number): number {
  const number = wholeOf(cell(column), most);
  if (number === undefined) problems.note(row, column, `Not a whole number up to ${most}: left empty`);
  return number ?? 0;
}

function optionsIn(reading: Reading): Question['options'] | undefined {
  const { row, lines, problems } = reading;
  const values = lines('Options')
    .filter((value) => value !== '')
    .map((value) => fitted(value, longest.option, { row, column: 'Options' }, problems));
  const problem = problemOfOptions(values);
  if (problem !== undefined) return leave(reading, 'Options', problem);
  const [scores, warnings] = [lines('Scores'), lines('Warnings')];
  return values.map((value, index) => {
    const text = scores[index] ?? '';
    const score = text === '' ? null : wholeOf(text, 1000);
    if (score === undefined) problems.note(row, 'Scores', `“${text}” is not a whole number up to 1,000: left empty`);
    const warning = fitted(warnings[index] ?? '', longest.warning, { row, column: 'Warnings' }, problems);
    return { value, score: score ?? null, warning };
  });
}

function fileTypesIn({ row, cell, problems }: Reading): string[] {
  const types = cell('File types')
    .split(/[\s,;]/u)
    .map((type) => type.replace(/^\./u, '').toLowerCase())
    .filter((type) => type !== '');
  const good = types.filter((type) => /^[a-z0-9]{1,10}$/u.test(type)).slice(0, 20);
  if (good.length < types.length) problems.note(row, 'File types', 'Some are not extensions, such as pdf: left out');
  return good;
}

/** The type of a question; of a catalogue without types, by whether there are options. */
function typeIn({ cell, places }: Reading): QuestionType | undefined {
  if (places.has('Type')) return typeOf(cell('Type'));
  return cell('Options') === '' ? 'TEXT_AREA' : 'RADIO';
}

/** The question of a row, without its condition; undefined if it cannot be taken over. */
export function questionIn(reading: Reading, id: string): Question | undefined {
  const { row, cell, problems } = reading;
  const text = cell('Question');
  const type = typeIn(reading);
  if (text === '') return leave(reading, 'Question', 'Enter a question');
  if (type === undefined)
    return leave(reading, 'Type', `Enter one of: ${Object.values(questionTypeLabels).join(', ')}`);
  const options = optionsIn(reading);
  if (options === undefined) return undefined;
  if ((type === 'RADIO' || type === 'CHECKBOX') && options.length === 0)
    return leave(reading, 'Options', 'List the options, one in each line');
  const required = cell('Required').toLowerCase();
  if (!['', 'yes', 'no'].includes(required)) problems.note(row, 'Required', 'Neither Yes nor No: not required');
  const fit = (column: ReadColumn, most: number) => fitted(cell(column), most, { row, column }, problems);
  return {
    ...bareQuestion(id, fit('Question', longest.question)),
    type,
    options,
    help: fit('Help', longest.help),
    placeholder: fit('Placeholder', longest.placeholder),
    required: required === 'yes',
    weight: numberIn(reading, 'Weight', 100),
    maxFileSize: numberIn(reading, 'Largest file (MB)', 100),
    allowedFileTypes: fileTypesIn(reading),
  };
}

/** Earlier questions by their numbers: `ambiguous` for a number that several rows have. */
export type Numbered = ReadonlyMap<string, Question | 'ambiguous'>;

/** The condition of a question on an earlier one, named by its number. */
export function conditionIn({ row, cell, lines, problems }: Reading, earlier: Numbered): Question['shownWhen'] {
  const [number, values] = [cell('Shown when'), lines('Shown for').filter((value) => value !== '')];
  if (number === '' && values.length === 0) return null;
  const asked = earlier.get(number);
  const note = (column: ReadColumn, message: string) => {
    problems.note(row, column, `${message}: always shown`);
    return null;
  };
  if (asked === undefined) return note('Shown when', `There is no earlier question ${number}`);
  if (asked === 'ambiguous')
    return note('Shown when', `Several questions have the number ${number}; spreadsheet programs make 1.1 of 1.10`);
  if (!isChosen(asked)) return note('Shown when', `Question ${number} is not answered by choosing`);
  const offered = new Set(offeredAnswers(asked));
  if (values.length === 0 || values.length > mostValues || !values.every((value) => offered.has(value)))
    return note('Shown for', `List answers that question ${number} offers, one in each line`);
  return { questionId: asked.id, values: [...new Set(values)] };
}

/** The number that a catalogue gives a question; in the form, those of places, such as 2.3, are none. */
export function ownNumberIn({ cell }: Reading, isForm: boolean): string {
  const number = inOneLine(cell('Number')).slice(0, longest.ownNumber);
  return isForm && /^\d+\.\d+$/u.test(number) ? '' : number;
}
