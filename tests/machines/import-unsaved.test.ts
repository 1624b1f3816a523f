import { expect, test } from 'vitest';

import { nothing, showing } from '#machines/import/import-context.ts';
import { restoredAssignment, unsavedAssignment } from '#machines/import/unsaved-assignment.ts';
import { uploadedImport } from '#tests/model/flows/import.ts';

const column = { header: 'Number', samples: ['7'], field: null, doubts: [], timeZone: null };
const uploaded = { ...uploadedImport, columns: [...uploadedImport.columns, column] };
const shown = { ...nothing, ...showing(uploaded) };
const unsaid = { doubles: null, doubleRows: [], rootCause: null, closingReason: null };
const kept = { decimalMark: 'COMMA', dayOrder: null } as const;
const reading = { ...kept, approvedBefore: true, ...unsaid };

test('what was chosen for a file is unsaved until the server has it', () => {
  expect(unsavedAssignment(nothing)).toBeNull();
  expect(unsavedAssignment(shown)).toBeNull();
  expect(unsavedAssignment({ ...shown, fields: ['title', 'ref'], mode: 'UPDATE', reading })).toEqual({
    changes: { fields: ['title', 'ref'], mode: 'UPDATE', decimalMark: 'COMMA' },
    before: { fields: ['title', null], mode: 'STOP', decimalMark: null },
  });
});

test('kept choices are made again, of those that the file and the register still have', () => {
  const text = unsavedAssignment({ ...shown, fields: [null, 'ref'], mode: 'SKIP', reading });
  const rest = [
    { type: 'mode.chosen', mode: 'SKIP' },
    { type: 'reading.chosen', reading: kept },
  ];
  expect(text && restoredAssignment(shown, text)).toEqual([
    { type: 'column.assigned', column: 0, field: null },
    { type: 'column.assigned', column: 1, field: 'ref' },
    ...rest,
  ]);
  const gone = { changes: { fields: ['title', 'hours', 'ref'] }, before: {} };
  expect(restoredAssignment(shown, gone)).toEqual([
    { type: 'mode.chosen', mode: 'STOP' },
    { type: 'reading.chosen', reading: { decimalMark: null, dayOrder: null } },
  ]);
  expect(restoredAssignment(nothing, gone)).toHaveLength(2);
});
