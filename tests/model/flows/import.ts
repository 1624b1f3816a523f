import { hasWork, isAssigned } from '#machines/import/import-context.ts';
import { importMachine } from '#machines/import/import.machine.ts';
import type { Import } from '#machines/import/import.types.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const file = { key: 'file', name: 'risks.csv', size: 40 };

/** As the server answers to an upload. */
export const uploadedImport: Import = {
  id: 'import',
  kind: 'risk',
  fileName: 'risks.csv',
  state: 'UPLOADED',
  mode: null,
  columns: [{ header: 'Name', samples: ['Fire'], field: 'title', doubts: [], timeZone: null }],
  fields: [
    { field: 'ref', label: 'Reference', type: 'TEXT' },
    { field: 'title', label: 'Title', type: 'TEXT' },
  ],
  headerRow: 1,
  firstRows: [
    { row: 1, text: 'Name' },
    { row: 2, text: 'Fire' },
  ],
  titleField: 'title',
  referenceField: 'ref',
  rows: 2,
  delimiter: 'COMMA',
  encoding: 'UTF_8',
  decimalMark: null,
  dayOrder: null,
  approvedBefore: null,
  doubles: null,
  doubleRows: [],
  rootCause: null,
  closingReason: null,
  questions: null,
  timeZone: 'Europe/Berlin',
  done: 0,
  counts: null,
  failure: null,
  createdAt: '2026-11-23T12:00:00.000Z',
  undoUntil: null,
};
const counts = { add: 1, update: 0, unchanged: 0, skip: 0, invalid: 1 };
const checking: Import = { ...uploadedImport, state: 'CHECKING', mode: 'STOP' };
const checked: Import = { ...checking, state: 'CHECKED', done: 2, counts };
const asking: Import = {
  ...checked,
  questions: { values: 1, answered: 0, doubles: 1, rootCause: 0, closingReason: 0 },
};
const idle: Import = { ...checked, counts: { ...counts, add: 0, invalid: 2 } };
const running: Import = { ...checked, state: 'RUNNING', done: 0 };
const done: Import = { ...checked, state: 'DONE', done: 1, undoUntil: '2026-11-24T12:00:00.000Z' };
const undoing: Import = { ...done, state: 'UNDOING', done: 0, undoUntil: null };
const undone: Import = { ...undoing, state: 'UNDONE', done: 1 };
const failed: Import = { ...checked, state: 'FAILED', counts: null, failure: 'A record has been changed' };

/** With cells that can be read in two ways, in fields of every type. */
const doubtful: Import = {
  ...uploadedImport,
  columns: [
    ...uploadedImport.columns,
    { header: 'Score', samples: ['1.000'], field: 'score', doubts: ['NUMBER'], timeZone: null },
    { header: 'Due', samples: ['01/02/2026'], field: 'dueOn', doubts: ['DAY'], timeZone: null },
  ],
  fields: [
    ...uploadedImport.fields,
    { field: 'score', label: 'Score', type: 'NUMBER' },
    { field: 'dueOn', label: 'Due', type: 'DAY' },
    { field: 'closedAt', label: 'Closed', type: 'INSTANT' },
    { field: 'treatment', label: 'Treatment', type: 'CHOICE' },
  ],
};
/** Checked as it was answered on an earlier visit. */
const answered: Import = { ...asking, mode: 'UPDATE', decimalMark: 'COMMA', dayOrder: 'DAY_FIRST', doubles: 'UPDATE' };
const answeredOtherwise: Import = {
  ...asking,
  mode: 'SKIP',
  decimalMark: 'POINT',
  dayOrder: 'MONTH_FIRST',
  doubles: 'SKIP',
};
const answeredAgain: Import = { ...answered, doubles: 'ADD' };

const refusal = failure('http_500', 500);

export const importFlow = defineFlow({
  name: 'import',
  title: 'Import of a file into a register',
  prose:
    'The user uploads a file, assigns its columns, sees what would happen with each row, and imports all rows or none. The server does the long steps, so that an import that was left is found again; within a day it can be undone.',
  machine: importMachine,
  starts: { 'the import of a register is opened': undefined },
  cases: [
    { type: 'file.chosen', file },
    { type: 'import.opened', id: done.id },
    { type: 'import.opened', id: 'unknown' },
    { type: 'column.assigned', column: 0, field: null },
    { type: 'format.chosen', format: { delimiter: 'COMMA' } },
    { type: 'reading.chosen', reading: { decimalMark: 'COMMA' } },
    { type: 'header.chosen', row: 2 },
    { type: 'mode.chosen', mode: 'SKIP' },
    { type: 'questions.answered', found: checking },
    ...answers('findImports', [], [done], [failed]),
    ...refuses('findImports', refusal),
    ...answers('uploadFile', uploadedImport, doubtful),
    ...refuses('uploadFile', failure('http_400', 400)),
    ...answers('chooseHeader', uploadedImport),
    ...refuses('chooseHeader', refusal),
    ...answers('startCheck', checking),
    ...refuses('startCheck', refusal),
    ...answers('startRun', running),
    ...refuses('startRun', refusal),
    ...answers('startUndo', undoing),
    ...refuses('startUndo', refusal),
    ...answers('readImport', running, checked, asking, idle, done, undone, answered, answeredOtherwise, answeredAgain),
    ...refuses('readImport', refusal),
    ...answers('discardImport', undefined),
    ...refuses('discardImport', refusal),
  ],
  headlessAnswers: [doubtful, answered, answeredOtherwise, answeredAgain],
  contextKey: ({ recent, current, fields, mode, failure: reason }) => ({
    // Earlier imports are found again before they are shown.
    recent: current === null ? recent.length : undefined,
    state: current?.state,
    added: current?.counts?.add,
    questions: current?.questions?.values,
    mode,
    assigned: fields.join(' '),
    failed: reason !== null,
  }),
  invariants: [
    {
      name: 'a step is only done with an import',
      holds: (snapshot) =>
        ['finding', 'unavailable', 'choosing', 'uploading'].some((state) => state === snapshot.value) ||
        snapshot.context.current !== null,
    },
    {
      name: 'only columns that can be imported are checked',
      holds: ({ value, context }) => value !== 'startingCheck' || isAssigned(context),
    },
    {
      name: 'questions are answered of what was checked',
      holds: ({ value, context }) => value !== 'questions' || context.current?.state === 'CHECKED',
    },
    {
      name: 'an import that would do nothing is not started',
      holds: ({ value, context }) => value !== 'startingRun' || hasWork(context),
    },
    {
      name: 'a failure is shown only until the next attempt',
      holds: (snapshot) =>
        !snapshot.hasTag('busy') || snapshot.matches({ working: 'unknown' }) || snapshot.context.failure === null,
    },
  ],
});
