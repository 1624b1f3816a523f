import {
  bareQuestion,
  isChosen,
  offeredAnswers,
  type Question,
  type Questionnaire,
  type QuestionType,
} from '../questionnaire/questionnaire.ts';
import { questionTypeLabels } from '../words/assessment-template.ts';
import {
  asides,
  fitted,
  inOneLine,
  inSections,
  longest,
  mostValues,
  problemOfOptions,
  problemsOf,
  type Problems,
  type ReadQuestionnaires,
  type SheetRow,
} from './reading.ts';
import { cellsIn, placesIn, type Cells, type Places } from './sheet-cells.ts';
import type { ReadColumn } from './sheet-columns.ts';
import { sheetColumns } from './sheet-layout.ts';

/** Whether a row is the header of the form: it has the columns without which there is no question. */
export const isSheetHeader = ({ cells }: SheetRow): boolean => {
  const names = new Set(cells.map((cell) => cell.trim().toLowerCase()));
  return ['section', 'question', 'type'].every((name) => names.has(name));
};

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

function questionIn(reading: Reading, id: string): Question | undefined {
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
type Numbered = ReadonlyMap<string, Question | 'ambiguous'>;

/** The condition of a question on an earlier one, named by its number. */
function conditionIn({ row, cell, lines, problems }: Reading, earlier: Numbered): Question['shownWhen'] {
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

function repeated(numbers: readonly string[]): ReadonlySet<string> {
  const known = new Set<string>();
  return new Set(numbers.filter((number) => known.has(number) || !known.add(number)));
}

/** The number that a catalogue gives a question; in the form, those of places, such as 2.3, are none. */
function ownNumberIn({ cell }: Reading, isForm: boolean): string {
  const number = inOneLine(cell('Number')).slice(0, longest.ownNumber);
  return isForm && /^\d+\.\d+$/u.test(number) ? '' : number;
}

/** Whether a word says yes, or has a mark. */
const saysYes = (text: string): boolean => /^(?:yes|true|[yx1✓])$/iu.test(text);

/** What the rows of a spreadsheet are read with. */
interface Layout {
  readonly places: Places;
  /** Whether it is that of the form, in which every row says everything. */
  readonly isForm: boolean;
  readonly newId: () => string;
}

/** Reads rows one after the other, into sections. */
class SheetReader {
  readonly #layout: Layout;
  readonly #problems = problemsOf();
  readonly #sections = new Map<string, Questionnaire>();
  readonly #earlier = new Map<string, Question | 'ambiguous'>();
  readonly #ambiguous: ReadonlySet<string>;
  /** The title in an earlier row, which stands for all rows below it. */
  #title = '';

  constructor(layout: Layout, rows: readonly SheetRow[]) {
    this.#layout = layout;
    this.#ambiguous = repeated(rows.map((row) => cellsIn(layout.places, row)('Number').trim()));
  }

  get result(): ReadQuestionnaires {
    return inSections([...this.#sections.values()], this.#problems);
  }

  #reading(row: SheetRow): Reading {
    const { places } = this.#layout;
    const given = cellsIn(places, row);
    const cell: Cells = (column) => given(column).trim();
    return { row: row.row, cell, lines: (column) => linesOf(given(column)), places, problems: this.#problems };
  }

  #sectionOf({ row, cell, problems }: Reading, title: string): Questionnaire {
    const known = this.#sections.get(title);
    if (known !== undefined) return known;
    const fit = (text: string, most: number, column: ReadColumn) => fitted(text, most, { row, column }, problems);
    const section = {
      id: this.#layout.newId(),
      title: fit(title, longest.title, 'Section'),
      description: fit(cell('Section description'), longest.help, 'Section description'),
      questions: [],
    };
    this.#sections.set(title, section);
    return section;
  }

  /** The title in the row, of the rows above, or of a file without sections. */
  #titleOf({ cell }: Reading): string {
    const own = cell('Section');
    if (own !== '' || this.#layout.isForm) return own;
    return this.#title === '' ? 'Questions' : this.#title;
  }

  /** A row with one text where others have number and question is the title of those below it. */
  #isTitle({ cells }: SheetRow, { cell }: Reading): boolean {
    const { places, isForm } = this.#layout;
    if (isForm || places.has('Section')) return false;
    const [number, question] = [cell('Number'), cell('Question')];
    if (number !== '' && question === '') return true;
    const isAlone = cells.filter((text) => text.trim() !== '').length === 1;
    return places.has('Number') && number === '' && question !== '' && isAlone;
  }

  read(row: SheetRow): void {
    const reading = this.#reading(row);
    const { cell } = reading;
    if (this.#isTitle(row, reading)) {
      this.#title = (cell('Number') || cell('Question')).replaceAll(/\s+/gu, ' ');
      return;
    }
    const title = this.#titleOf(reading);
    if (title === '') return void this.#problems.leave(row.row, 'Section', 'Enter the title of its section');
    this.#title = title;
    // A section of the form is there even if none of its questions can be taken over.
    if (this.#layout.isForm) this.#sectionOf(reading, title);
    const isSectionOnly = sheetColumns.slice(2).every((column) => cell(column) === '');
    if (isSectionOnly && cell('Section') !== '') return void this.#sectionOf(reading, title);
    const question = questionIn(reading, this.#layout.newId());
    if (question !== undefined) this.#add(reading, this.#sectionOf(reading, title), question);
  }

  #add(reading: Reading, section: Questionnaire, question: Question): void {
    const { newId, isForm } = this.#layout;
    const { cell } = reading;
    const own = ownNumberIn(reading, isForm);
    const complete = {
      ...question,
      shownWhen: conditionIn(reading, this.#earlier),
      ...(own !== '' && { ownNumber: own }),
    };
    section.questions.push(complete);
    if (saysYes(cell('Comments and files'))) section.questions.push(...asides(complete, newId));
    const number = cell('Number');
    if (number !== '') this.#earlier.set(number, this.#ambiguous.has(number) ? 'ambiguous' : complete);
  }
}

function readRows(layout: Layout, rows: readonly SheetRow[]): ReadQuestionnaires {
  const reader = new SheetReader(layout, rows);
  for (const row of rows) reader.read(row);
  return reader.result;
}

/**
 * Reads the rows of a file in the layout of the form, without its header.
 * @param newId gives each section and question its id
 */
export const readSheet = (header: SheetRow, rows: readonly SheetRow[], newId: () => string): ReadQuestionnaires =>
  readRows({ places: placesIn(header), isForm: true, newId }, rows);

/**
 * Reads the rows of any spreadsheet with questions, without its header. Rows with a title alone begin a section.
 * @param columns what each column holds; null for one that is not read
 */
export const readColumns = (
  columns: readonly (ReadColumn | null)[],
  rows: readonly SheetRow[],
  newId: () => string,
): ReadQuestionnaires =>
  readRows(
    {
      places: new Map(columns.flatMap((column, place) => (column === null ? [] : [[column, place] as const]))),
      isForm: false,
      newId,
    },
    rows,
  );
