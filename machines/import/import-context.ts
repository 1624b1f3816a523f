import { missingField, repeatedFields } from '#domain/files/import-assignment.ts';
import type { components } from '#openapi/generated/types.ts';

import type { ChosenFile } from '../upload/upload.machine.ts';
import type { Import, ImportContext } from './import.types.ts';

type Doubt = Import['columns'][number]['doubts'][number];

/** The states that a person continues from: the others are over. */
export const unfinished: ReadonlySet<Import['state']> = new Set([
  'UPLOADED',
  'CHECKING',
  'CHECKED',
  'RUNNING',
  'UNDOING',
  'FAILED',
]);
/** The states in which the server works. */
export const working: ReadonlySet<Import['state']> = new Set(['CHECKING', 'RUNNING', 'UNDOING']);

/** @throws if no import is on screen */
export const idOf = ({ current }: ImportContext): string => {
  if (current === null) throw new Error('There is no import');
  return current.id;
};

/** Whether the columns can be imported as they are assigned. */
export const isAssigned = ({ current, fields, mode }: ImportContext): boolean =>
  current !== null && missingField(fields, mode, current) === undefined && repeatedFields(fields).size === 0;

/** Whether an import would add or change anything. */
export const hasWork = ({ current }: ImportContext): boolean =>
  current !== null && current.counts !== null && current.counts.add + current.counts.update > 0;

/** What cells of the assigned columns can be read as in two ways, in a column of a field that it matters for. */
export const doubtsOf = ({ current, fields }: Pick<ImportContext, 'current' | 'fields'>): ReadonlySet<Doubt> =>
  new Set(
    (current?.columns ?? []).flatMap(({ doubts }, column) => {
      const type = current?.fields.find(({ field }) => field === fields[column])?.type;
      return doubts.filter((doubt) => (doubt === 'NUMBER' ? type === 'NUMBER' : type === 'DAY' || type === 'INSTANT'));
    }),
  );

/** With a file that was chosen. A separator is chosen before a file may be; an encoding is that of one file. */
export const withFile = ({ format }: Pick<ImportContext, 'format'>, file: ChosenFile) => ({
  file,
  format: { ...format, encoding: null },
});

/** Before anything is known. */
export const nothing: ImportContext = {
  recent: [],
  current: null,
  file: null,
  format: { delimiter: null, encoding: null },
  headerRow: 0,
  fields: [],
  mode: 'STOP',
  reading: {
    decimalMark: null,
    dayOrder: null,
    approvedBefore: null,
    doubles: null,
    doubleRows: [],
    rootCause: null,
    closingReason: null,
  },
  failure: null,
};

/** How the file is to be checked, as its columns are assigned. */
export const planOf = ({
  fields,
  mode,
  reading,
}: Pick<ImportContext, 'fields' | 'mode' | 'reading'>): components['schemas']['ImportPlan'] => ({
  columns: fields.flatMap((field, column) => (field === null ? [] : [{ column, field }])),
  mode,
  ...reading,
});

/** Whether it is not said yet what some of the possible doubles are. */
const hasOpenDoubles = ({ questions, doubles, doubleRows }: Import): boolean =>
  doubles === null && (questions?.doubles ?? 0) > doubleRows.length;

/** Whether the check has found something that a person has to answer. */
export const hasQuestions = ({ current }: Pick<ImportContext, 'current'>): boolean => {
  const { values = 0, rootCause = 0, closingReason = 0 } = current?.questions ?? {};
  return values > 0 || rootCause > 0 || closingReason > 0 || (current !== null && hasOpenDoubles(current));
};

/** Whether there is anything to answer, or that was answered and can be answered otherwise. */
export const mayAnswer = ({ current }: Pick<ImportContext, 'current'>): boolean =>
  hasQuestions({ current }) || (current?.questions?.answered ?? 0) + (current?.questions?.doubles ?? 0) > 0;

/** What is shown of an import. */
export const showing = (found: Import) => ({
  current: found,
  headerRow: found.headerRow,
  fields: found.columns.map(({ field }) => field),
  mode: found.mode ?? ('STOP' as const),
  reading: {
    decimalMark: found.decimalMark,
    dayOrder: found.dayOrder,
    approvedBefore: found.approvedBefore,
    doubles: found.doubles,
    doubleRows: found.doubleRows,
    rootCause: found.rootCause,
    closingReason: found.closingReason,
  },
});
