import type { components } from '#openapi/generated/types.ts';

import type { SheetColumn } from './sheet-layout.ts';

/** What a column of any spreadsheet with questions holds, as the contract says it. */
export type HeldColumn = components['schemas']['QuestionnaireColumn'];

/** A column that is read: those of the form, and one that other catalogues have. */
export type ReadColumn = SheetColumn | 'Comments and files';

/** The columns of the form by their names in the contract. */
export const columnNames = {
  SECTION: 'Section',
  SECTION_DESCRIPTION: 'Section description',
  NUMBER: 'Number',
  QUESTION: 'Question',
  HELP: 'Help',
  TYPE: 'Type',
  REQUIRED: 'Required',
  PLACEHOLDER: 'Placeholder',
  OPTIONS: 'Options',
  SCORES: 'Scores',
  WARNINGS: 'Warnings',
  WEIGHT: 'Weight',
  FILE_TYPES: 'File types',
  LARGEST_FILE: 'Largest file (MB)',
  SHOWN_WHEN: 'Shown when',
  SHOWN_FOR: 'Shown for',
  COMMENTS_AND_FILES: 'Comments and files',
} as const satisfies Readonly<Record<Exclude<HeldColumn, 'NOT_IMPORTED'>, ReadColumn>>;

type Imported = keyof typeof columnNames;

/** What other catalogues call them. */
const synonyms: Readonly<Partial<Record<Imported, readonly string[]>>> = {
  SECTION: [
    'chapter',
    'chapter title',
    'domain',
    'control domain',
    'category',
    'area',
    'topic',
    'section title',
    'group',
  ],
  SECTION_DESCRIPTION: ['chapter description'],
  NUMBER: ['no', 'nr', 'id', 'question id', 'question number', 'question no', 'ref', 'reference', 'control id', 'key'],
  QUESTION: [
    'questions',
    'question title',
    'question text',
    'text',
    'requirement',
    'assessment question',
    'control question',
  ],
  HELP: ['guidance', 'additional guidance', 'question description', 'description', 'explanation', 'notes', 'hint'],
  TYPE: ['answer type', 'question type', 'response type'],
  REQUIRED: ['mandatory'],
  OPTIONS: ['choices', 'answer options', 'possible answers', 'allowed answers', 'allowed values'],
  SCORES: ['score', 'points'],
  COMMENTS_AND_FILES: ['comments', 'comments and attachments', 'question comments and attachments', 'attachments'],
};

/** Characters of a header that are looked at. */
const longestHeader = 200;

const plain = (text: string) =>
  text
    .slice(0, longestHeader)
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const isImported = (name: string): name is Imported => Object.hasOwn(columnNames, name);

const names: readonly (readonly [name: string, column: Imported])[] = Object.keys(columnNames)
  .filter(isImported)
  .flatMap((column) =>
    [columnNames[column], ...(synonyms[column] ?? [])].map((name) => [plain(name), column] as const),
  );

/** What the columns under a header probably hold; nothing twice. */
export function guessedColumns(headers: readonly string[]): HeldColumn[] {
  const held = headers.map((): HeldColumn => 'NOT_IMPORTED');
  const written = headers.map(plain);
  for (const [name, column] of names) {
    const at = written.findIndex((header, index) => header === name && held[index] === 'NOT_IMPORTED');
    if (at >= 0 && !held.includes(column)) held[at] = column;
  }
  return held;
}

/** Whether a row is a header: it names the column with the questions. */
export const namesQuestions = (cells: readonly string[]): boolean => guessedColumns(cells).includes('QUESTION');
