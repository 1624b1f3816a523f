import type { ImportMode } from '#machines/import/import.types.ts';
import type { Import, ImportRow } from '#src/api/record/imports.ts';
import { formatNumber } from '#src/components/format.ts';
import { counted, type Noun } from '#src/components/words.ts';
import type { Choice } from '#src/ui/form/choice.ts';

export const rowNoun: Noun = { one: 'row', many: 'rows' };

/** `Title`, or `Name` of the entries of a look-up. */
export const titleLabelOf = ({ fields, titleField }: Pick<Import, 'fields' | 'titleField'>): string =>
  fields.find(({ field }) => field === titleField)?.label ?? 'Title';

/** What becomes of a row whose record exists already. */
export const modeLabels: Readonly<Record<ImportMode, (noun: Noun) => string>> = {
  STOP: () => 'Report an error',
  SKIP: () => 'Leave out the row',
  UPDATE: ({ one }) => `Update the ${one}`,
};

type Delimiter = NonNullable<Import['delimiter']>;

/** What can separate the cells of a CSV file. */
export const delimiters: readonly Choice<Delimiter>[] = [
  { value: 'COMMA', label: 'Comma' },
  { value: 'SEMICOLON', label: 'Semicolon' },
  { value: 'TAB', label: 'Tab' },
  { value: 'PIPE', label: 'Vertical line' },
  { value: 'NONE', label: 'Nothing: one column' },
];

/** How the characters of a CSV file that is not Unicode can be stored. */
export const encodings: readonly Choice<NonNullable<Import['encoding']>>[] = [
  { value: 'WINDOWS_1252', label: 'Western European (Windows-1252)' },
  { value: 'WINDOWS_1250', label: 'Central European (Windows-1250)' },
  { value: 'WINDOWS_1257', label: 'Baltic (Windows-1257)' },
  { value: 'WINDOWS_1251', label: 'Cyrillic (Windows-1251)' },
  { value: 'WINDOWS_1253', label: 'Greek (Windows-1253)' },
  { value: 'WINDOWS_1254', label: 'Turkish (Windows-1254)' },
  { value: 'WINDOWS_1255', label: 'Hebrew (Windows-1255)' },
  { value: 'WINDOWS_1256', label: 'Arabic (Windows-1256)' },
  { value: 'MACINTOSH', label: 'Mac OS Roman' },
  { value: 'SHIFT_JIS', label: 'Japanese (Shift JIS)' },
  { value: 'GB18030', label: 'Simplified Chinese (GB 18030)' },
  { value: 'BIG5', label: 'Traditional Chinese (Big5)' },
  { value: 'EUC_KR', label: 'Korean (EUC-KR)' },
];

const notChosen = { value: '', label: 'Choose...' } as const;

export const decimalMarks: readonly Choice<NonNullable<Import['decimalMark']> | ''>[] = [
  notChosen,
  { value: 'POINT', label: '1,000.5: decimal point' },
  { value: 'COMMA', label: '1.000,5: decimal comma' },
];

export const dayOrders: readonly Choice<NonNullable<Import['dayOrder']> | ''>[] = [
  notChosen,
  { value: 'DAY_FIRST', label: '31/12/2026: the day first' },
  { value: 'MONTH_FIRST', label: '12/31/2026: the month first' },
];

/** What a row may be a double of. */
export const doubleInWords = ({ ref, row }: NonNullable<ImportRow['double']>): string =>
  row === null ? `May be ${ref ?? ''}, which has this title` : `Has the title of row ${formatNumber(row)}`;

interface OutcomeWords {
  /** Before the import, and after it. */
  readonly will: string;
  readonly was: string;
}

export const outcomeWords: Readonly<Record<ImportRow['outcome'], OutcomeWords>> = {
  ADD: { will: 'Will be added', was: 'Added' },
  UPDATE: { will: 'Will be updated', was: 'Updated' },
  UNCHANGED: { will: 'Unchanged', was: 'Unchanged' },
  SKIP: { will: 'Left out', was: 'Left out' },
  INVALID: { will: 'Has errors', was: 'Had errors' },
};

export const undoWords: Readonly<Record<NonNullable<ImportRow['undo']>, string>> = {
  UNDONE: 'Undone',
  CHANGED: 'Left, because it was changed since',
  IN_USE: 'Left, because it is in use',
  MISSING: 'Deleted since',
};

const be = (count: number, verb: string) => `${formatNumber(count)} ${verb}`;

/** `15 rows read. 12 risks will be added, 1 will be updated. 2 rows have errors.` */
export function planInWords({ counts, rows }: Pick<Import, 'counts' | 'rows'>, noun: Noun): string {
  if (counts === null) return counted(rows, rowNoun);
  const { add, update, unchanged, skip, invalid } = counts;
  const changes = [
    ...(add > 0 ? [`${counted(add, noun)} will be added`] : []),
    ...(update > 0 ? [`${counted(update, noun)} will be updated`] : []),
  ];
  const sentences = [
    `${counted(rows, rowNoun)} read`,
    changes.length === 0 ? 'Nothing would change' : changes.join(', '),
    ...(unchanged > 0 ? [`${counted(unchanged, rowNoun)} ${unchanged === 1 ? 'is' : 'are'} unchanged`] : []),
    ...(skip > 0 ? [`${counted(skip, rowNoun)} left out`] : []),
    ...(invalid > 0 ? [`${counted(invalid, rowNoun)} ${invalid === 1 ? 'has' : 'have'} errors`] : []),
  ];
  return `${sentences.join('. ')}.`;
}

/** `18 rows read: 12 risks added, 1 updated, 3 unchanged, 2 left out` */
export function doneInWords({ counts, rows }: Pick<Import, 'counts' | 'rows'>, noun: Noun): string {
  const { add = 0, update = 0, unchanged = 0, skip = 0, invalid = 0 } = counts ?? {};
  const leftOut = skip + invalid;
  const parts = [
    add === 0 ? `${counted(update, noun)} updated` : `${counted(add, noun)} added`,
    ...(add > 0 && update > 0 ? [be(update, 'updated')] : []),
    ...(unchanged > 0 ? [be(unchanged, 'unchanged')] : []),
    ...(leftOut > 0 ? [be(leftOut, 'left out')] : []),
  ];
  return `${counted(rows, rowNoun)} read: ${parts.join(', ')}`;
}

/** The button that imports what the check has found. */
export function importLabel({ counts }: Pick<Import, 'counts'>, noun: Noun): string {
  const { add = 0, update = 0, invalid = 0 } = counts ?? {};
  const done = add === 0 ? `Update ${counted(update, noun)}` : `Add ${counted(add, noun)}`;
  const both = add > 0 && update > 0 ? `${done}, update ${formatNumber(update)}` : done;
  return invalid > 0 ? `${both}, leave out ${formatNumber(invalid)}` : both;
}

/** What the server is doing. */
export const workInWords: Readonly<Record<'CHECKING' | 'RUNNING' | 'UNDOING', string>> = {
  CHECKING: 'Checking',
  RUNNING: 'Importing',
  UNDOING: 'Undoing the import of',
};

/** An import in the list of the recent ones. */
export const stateInWords = (one: Import, noun: Noun): string => {
  if (one.state === 'DONE') return doneInWords(one, noun);
  return one.state === 'UNDONE' ? 'Undone' : 'Not imported';
};
