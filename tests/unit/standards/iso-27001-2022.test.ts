import { expect, test } from 'vitest';

import { controlsIn } from '#domain/catalogue-files/facts.ts';
import { readStandardSheet } from '#domain/catalogue-files/sheet/read-standard.ts';
import { writeStandardSheet } from '#domain/catalogue-files/sheet/write-standard.ts';
import { iso27001Numbering } from '#domain/standards/iso-27001-2022.ts';

const controls = controlsIn(iso27001Numbering).map(({ control }) => control);
const clauses = controls.filter(({ id }) => !id.startsWith('A.'));
const annex = controls.filter(({ id }) => id.startsWith('A.'));

test('the numbering has 30 clauses and 93 controls, without titles and texts', () => {
  expect([clauses.length, annex.length]).toEqual([30, 93]);
  expect(controls.every(({ title, parts }) => title === '' && parts.length === 0)).toBe(true);
});

test('clauses may not be excluded and are not in the statement of applicability; controls of Annex A may and are', () => {
  expect(clauses.every(({ mayBeExcluded, isInStatement }) => !mayBeExcluded && !isInStatement)).toBe(true);
  expect(annex.every(({ mayBeExcluded, isInStatement }) => mayBeExcluded && isInStatement)).toBe(true);
});

test('every number stands in the clause or theme that it belongs to', () => {
  const places = controlsIn(iso27001Numbering).map(({ control, groups }) => [
    control.id,
    groups.map(({ id }) => id).join(' '),
  ]);
  expect(
    places.filter(([id]) => ['4.1', '6.1.3', '6.2', '9.3.3', '10.2', 'A.5.37', 'A.8.34'].includes(id ?? '')),
  ).toEqual([
    ['4.1', '4'],
    ['6.2', '6'],
    ['6.1.3', '6 6.1'],
    ['9.3.3', '9 9.3'],
    ['10.2', '10'],
    ['A.5.37', 'A.5'],
    ['A.8.34', 'A.8'],
  ]);
});

test('the template for a licensed copy has a row for each number and is read again', () => {
  const rows = writeStandardSheet(iso27001Numbering);
  const file = readStandardSheet(
    rows.map((cells, index) => ({ row: index + 1, cells })),
    iso27001Numbering,
  );
  if (!file.ok) throw new Error(file.error.message);
  expect(file.warnings).toEqual([]);
  expect(controlsIn(file.content).map(({ control }) => control)).toEqual(controls);
});
