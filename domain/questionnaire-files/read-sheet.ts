import { cleanText } from '../clean-text.ts';
import {
  bareQuestion,
  isChosen,
  offeredAnswers,
  type Question,
  type Questionnaire,
  type QuestionType,
} from '../questionnaire.ts';
import { questionTypeLabels } from '../words/assessment-template.ts';
import {
  fitted,
  inSections,
  longest,
  mostValues,
  problemOfOptions,
  problemsOf,
  type Problems,
  type ReadQuestionnaires,
  type SheetRow,
} from './reading.ts';
import { sheetColumns, type SheetColumn } from './sheet-layout.ts';

/** Whether a row is the header of the form: it has the columns without which there is no question. */
export const isSheetHeader = ({ cells }: SheetRow): boolean => {
  const names = new Set(cells.map((cell) => cell.trim().toLowerCase()));
  return ['section', 'question', 'type'].every((name) => names.has(name));
};

/** The cells of a row by the names of their columns, in any order. */
type Cells = (column: SheetColumn) => string;

/** As they are: the first lines of a list may be empty. */
function cellsIn(header: SheetRow, { cells }: SheetRow): Cells {
  const places = new Map(header.cells.map((name, index) => [name.trim().toLowerCase(), index]));
  return (column) => cleanText(cells[places.get(column.toLowerCase()) ?? -1] ?? '');
}

const linesOf = (text: string): readonly string[] =>
  text.split(/\r\n?|\n/u).map((line) => line.replaceAll(/\s+/gu, ' ').trim());

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

interface Reading {
  readonly row: number;
  /** Without blanks around it. */
  readonly cell: Cells;
  /** A line for each part. */
  readonly lines: (column: SheetColumn) => readonly string[];
  readonly problems: Problems;
}

const leave = ({ row, problems }: Reading, column: SheetColumn, message: string): undefined => {
  problems.leave(row, column, message);
  return undefined;
};

/** A whole number, or 0 with a note. */
function numberIn({ row, cell, problems }: Reading, column: SheetColumn, most: number): number {
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

function questionIn(reading: Reading, id: string): Question | undefined {
  const { row, cell, problems } = reading;
  const text = cell('Question');
  const type = typeOf(cell('Type'));
  if (text === '') return leave(reading, 'Question', 'Enter a question');
  if (type === undefined)
    return leave(reading, 'Type', `Enter one of: ${Object.values(questionTypeLabels).join(', ')}`);
  const options = optionsIn(reading);
  if (options === undefined) return undefined;
  if ((type === 'RADIO' || type === 'CHECKBOX') && options.length === 0)
    return leave(reading, 'Options', 'List the options, one in each line');
  const required = cell('Required').toLowerCase();
  if (!['', 'yes', 'no'].includes(required)) problems.note(row, 'Required', 'Neither Yes nor No: not required');
  const fit = (column: SheetColumn, most: number) => fitted(cell(column), most, { row, column }, problems);
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
type Numbered = ReadonlyMap<string, Question | 'ambiguous'>;

/** The condition of a question on an earlier one, named by its number. */
function conditionIn({ row, cell, lines, problems }: Reading, earlier: Numbered): Question['shownWhen'] {
  const [number, values] = [cell('Shown when'), lines('Shown for').filter((value) => value !== '')];
  if (number === '' && values.length === 0) return null;
  const asked = earlier.get(number);
  const note = (column: SheetColumn, message: string) => {
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

function repeated(numbers: readonly string[]): ReadonlySet<string> {
  const known = new Set<string>();
  return new Set(numbers.filter((number) => known.has(number) || !known.add(number)));
}

/**
 * Reads the rows of a file in the layout of the form, without its header.
 * @param newId gives each section and question its id
 */
export function readSheet(header: SheetRow, rows: readonly SheetRow[], newId: () => string): ReadQuestionnaires {
  const problems = problemsOf();
  const sections = new Map<string, Questionnaire>();
  const filled = rows.map((row) => ({ row: row.row, given: cellsIn(header, row) }));
  const ambiguous = repeated(filled.map(({ given }) => given('Number').trim()));
  const earlier = new Map<string, Question | 'ambiguous'>();
  for (const { row, given } of filled) {
    const cell: Cells = (column) => given(column).trim();
    const reading: Reading = { row, cell, lines: (column) => linesOf(given(column)), problems };
    const title = cell('Section');
    if (title === '') {
      problems.leave(row, 'Section', 'Enter the title of its section');
      continue;
    }
    const fit = (column: SheetColumn, most: number) => fitted(cell(column), most, { row, column }, problems);
    const section = sections.get(title) ?? {
      id: newId(),
      title: fit('Section', longest.title),
      description: fit('Section description', longest.help),
      questions: [],
    };
    sections.set(title, section);
    const isSectionOnly = sheetColumns.slice(2).every((column) => cell(column) === '');
    const question = isSectionOnly ? undefined : questionIn(reading, newId());
    if (question === undefined) continue;
    const complete = { ...question, shownWhen: conditionIn(reading, earlier) };
    section.questions.push(complete);
    const number = cell('Number');
    if (number !== '') earlier.set(number, ambiguous.has(number) ? 'ambiguous' : complete);
  }
  return inSections([...sections.values()], problems);
}
