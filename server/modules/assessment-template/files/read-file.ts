import { randomUUID } from 'node:crypto';

import { formulaWithoutResult } from '#domain/files/formula.ts';
import { isErambaHeader } from '#domain/questionnaire-files/eramba-layout.ts';
import { readEramba } from '#domain/questionnaire-files/read-eramba.ts';
import { isSheetHeader, readColumns, readSheet } from '#domain/questionnaire-files/read-sheet.ts';
import { readVsaq } from '#domain/questionnaire-files/read-vsaq.ts';
import type { ImportProblem, ReadQuestionnaires, SheetRow } from '#domain/questionnaire-files/reading.ts';
import {
  columnNames,
  guessedColumns,
  namesQuestions,
  type HeldColumn,
} from '#domain/questionnaire-files/sheet-columns.ts';
import { parseVsaq } from '#domain/questionnaire-files/vsaq-items.ts';
import { questionsOf } from '#domain/questionnaire/questionnaire.ts';
import { contentLength, templateLimits } from '#domain/questionnaire/template-edits.ts';
import { invalid } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { readRows } from '#server/modules/import/file/index.ts';

const mostRows = 5000;
const mostShown = 200;

/** The header is one of so many rows: sheets have a title, a date and the like above it. */
const mostFirst = 10;
const mostSamples = 3;
const longestSample = 100;

const unreadable = (message: string) => invalid([{ field: 'file', message }]);

/** A file, and how its columns are read if a person has said so. */
export interface QuestionnaireFile {
  readonly file: Uint8Array;
  readonly headerRow: number | undefined;
  readonly columns: readonly HeldColumn[] | undefined;
}

/** What was read, of how many rows or items. */
interface ReadFile extends ReadQuestionnaires {
  readonly read: number;
  readonly sheet: Schemas['QuestionnaireSheet'] | null;
}

/** The text of a JSON file, which begins with a bracket or with comments. */
function jsonIn(file: Uint8Array): string | undefined {
  const start = new TextDecoder().decode(file.subarray(0, 1000)).trimStart();
  return /^(?:\{|\/\/)/u.test(start) ? new TextDecoder().decode(file) : undefined;
}

async function rowsOf(file: Uint8Array): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readRows(file)) {
    if (rows.length === mostRows) throw unreadable(`The file has more than ${mostRows} rows`);
    rows.push(row);
  }
  return rows;
}

const shortened = (text: string) => text.trim().slice(0, longestSample).toWellFormed();

/** The first different values of a column. */
function samplesOf(rows: readonly SheetRow[], column: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    const sample = shortened(cells[column] ?? '');
    if (sample !== '') samples.add(sample);
    if (samples.size === mostSamples) break;
  }
  return [...samples];
}

/** The columns under a header, as they are read. */
function sheetOf(rows: readonly SheetRow[], header: SheetRow, given: QuestionnaireFile): Schemas['QuestionnaireSheet'] {
  const below = rows.filter(({ row }) => row > header.row);
  const guessed = guessedColumns(header.cells);
  const width = Math.max(header.cells.length, ...below.slice(0, mostFirst).map(({ cells }) => cells.length));
  return {
    headerRow: header.row,
    firstRows: rows.slice(0, mostFirst).map(({ row, cells }) => ({
      row,
      text: shortened(cells.filter((cell) => cell.trim() !== '').join(' · ')),
    })),
    columns: Array.from({ length: width }, (_column, column) => ({
      header: shortened(header.cells[column] ?? ''),
      samples: samplesOf(below, column),
      holds: (given.columns ?? guessed)[column] ?? 'NOT_IMPORTED',
    })),
  };
}

/** Rows whose formulas have no result are left out: what they say is not known. */
function withResults(rows: readonly SheetRow[]): {
  readonly rows: readonly SheetRow[];
  readonly problems: ImportProblem[];
} {
  const isWithout = ({ cells }: SheetRow) => cells.includes(formulaWithoutResult);
  const message = 'It has a formula without a result. Open the file in a spreadsheet program, and save it again';
  return {
    rows: rows.filter((row) => !isWithout(row)),
    problems: rows.filter(isWithout).map(({ row }) => ({ row, column: '', message, leavesOut: true })),
  };
}

/** Of the whole file. */
const noQuestions = { row: null, column: '', message: 'Say which column has the questions', leavesOut: true };

/** Reads the rows below a header, by the layout that it belongs to, unless a person has said what the columns hold. */
function readBelow(header: SheetRow, rows: readonly SheetRow[], given: QuestionnaireFile): ReadFile {
  const all = rows.filter(({ row }) => row > header.row);
  const below = withResults(all);
  const isChosen = given.columns !== undefined;
  if (!isChosen && isErambaHeader(header)) {
    const found = readEramba(below.rows, randomUUID);
    return { ...found, problems: [...below.problems, ...found.problems], read: all.length, sheet: null };
  }
  const sheet = sheetOf(rows, header, given);
  if (!sheet.columns.some(({ holds }) => holds === 'QUESTION'))
    return { questionnaires: [], problems: [noQuestions], read: all.length, sheet };
  const columns = sheet.columns.map(({ holds }) => (holds === 'NOT_IMPORTED' ? null : columnNames[holds]));
  const found =
    !isChosen && isSheetHeader(header)
      ? readSheet(header, below.rows, randomUUID)
      : readColumns(columns, below.rows, randomUUID);
  return { ...found, problems: [...below.problems, ...found.problems], read: all.length, sheet };
}

/** The row that a person has chosen, else the first that names its columns, else the first. */
function headerIn(rows: readonly SheetRow[], headerRow: number | undefined): SheetRow {
  const known = (row: SheetRow) => isErambaHeader(row) || isSheetHeader(row);
  const chosen = rows.find(({ row }) => row === headerRow);
  const first = rows.slice(0, mostFirst);
  const header = chosen ?? rows.find(known) ?? first.find(({ cells }) => namesQuestions(cells)) ?? rows[0];
  if (header === undefined) throw unreadable('The file has no rows');
  return header;
}

async function readAny(given: QuestionnaireFile): Promise<ReadFile> {
  const json = jsonIn(given.file);
  if (json === undefined) {
    const rows = await rowsOf(given.file);
    return readBelow(headerIn(rows, given.headerRow), rows, given);
  }
  const items = parseVsaq(json);
  if (items === undefined) throw unreadable('This JSON file is not a VSAQ questionnaire');
  const { count, ...found } = readVsaq(items, randomUUID);
  return { ...found, read: count, sheet: null };
}

/**
 * What a file would add to a template. In a worker thread: it may take seconds.
 * @throws ApiError 400 if it is none that can be read
 */
export async function readQuestionnaireFile(given: QuestionnaireFile): Promise<Schemas['QuestionnaireImport']> {
  const { questionnaires, problems, read, sheet } = await readAny(given);
  const questionCount = questionsOf(questionnaires).length;
  if (questionnaires.length > templateLimits.questionnaires || questionCount > templateLimits.questions)
    throw unreadable(
      `The file has ${questionnaires.length} sections and ${questionCount} questions; a template holds at most ${templateLimits.questionnaires} and ${templateLimits.questions}`,
    );
  if (contentLength(questionnaires) > templateLimits.characters)
    throw unreadable('The file has more text than a template holds: divide it');
  const isAll = problems.some(({ row, leavesOut }) => leavesOut && row === null);
  const rows = new Set(problems.flatMap(({ row, leavesOut }) => (leavesOut ? [row] : [])));
  const leftOut = isAll ? read : rows.size;
  return {
    questionnaires: [...questionnaires],
    questionCount,
    sheet,
    read,
    taken: read - leftOut,
    leftOut,
    problemCount: problems.length,
    problems: problems.slice(0, mostShown),
  };
}
