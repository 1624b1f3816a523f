import type { Question, Questionnaire } from '../questionnaire/questionnaire.ts';
import { asides, fitted, inSections, longest, problemsOf, type ReadQuestionnaires, type SheetRow } from './reading.ts';
import { cellsIn, placesIn, type Cells, type Places } from './sheet-cells.ts';
import type { ReadColumn } from './sheet-columns.ts';
import { sheetColumns } from './sheet-layout.ts';
import { conditionIn, ownNumberIn, questionIn, type Reading } from './sheet-question.ts';

/** Whether a row is the header of the form: it has the columns without which there is no question. */
export const isSheetHeader = ({ cells }: SheetRow): boolean => {
  const names = new Set(cells.map((cell) => cell.trim().toLowerCase()));
  return ['section', 'question', 'type'].every((name) => names.has(name));
};

const linesOf = (text: string): readonly string[] =>
  text.split(/\r\n?|\n/u).map((line) => line.replaceAll(/\s+/gu, ' ').trim());

function repeated(numbers: readonly string[]): ReadonlySet<string> {
  const known = new Set<string>();
  return new Set(numbers.filter((number) => known.has(number) || !known.add(number)));
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
