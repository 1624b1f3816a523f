import { expect, test } from 'vitest';

import {
  answeredPlan,
  isAnswered,
  mayDecide,
  mostDoubleRows,
  withDouble,
} from '#machines/value-mapping/value-answers.ts';
import { operationsOfContract } from '#server/contract/operations.ts';

const plan = {
  columns: [{ column: 0, field: 'title' }],
  mode: 'STOP' as const,
  doubleRows: [{ row: 7, use: 'ADD' as const }],
};
const said = { doubles: null, doubleRows: plan.doubleRows, rootCause: null, closingReason: null };

test('possible doubles are decided one by one, in the order of the file, and otherwise again', () => {
  const two = withDouble(said.doubleRows, 3, 'UPDATE');
  expect(two).toEqual([
    { row: 3, use: 'UPDATE' },
    { row: 7, use: 'ADD' },
  ]);
  expect(withDouble(two, 7, 'SKIP')).toEqual([
    { row: 3, use: 'UPDATE' },
    { row: 7, use: 'SKIP' },
  ]);
  expect(withDouble(two, 3, null)).toEqual(said.doubleRows);
});

test('a row that is decided otherwise is an answer, and is sent with what was decided of the others', () => {
  expect(isAnswered({ plan, answers: {}, said })).toBe(false);
  const otherwise = { ...said, doubleRows: withDouble(said.doubleRows, 7, 'SKIP') };
  expect(isAnswered({ plan, answers: {}, said: otherwise })).toBe(true);
  const other = { ...said, doubleRows: [{ row: 8, use: 'ADD' as const }] };
  expect(isAnswered({ plan, answers: {}, said: other })).toBe(true);
  expect(isAnswered({ plan, answers: {}, said: { ...said, doubleRows: [] } })).toBe(true);
  expect(answeredPlan({ plan, values: [], answers: {}, said: otherwise })).toEqual({
    ...plan,
    ...otherwise,
    values: [],
  });
});

test('no more rows are decided one by one than a check takes', () => {
  const doubleRows = Array.from({ length: mostDoubleRows }, (_row, index) => ({ row: index + 2, use: 'ADD' as const }));
  expect(mayDecide({ doubleRows }, 2)).toBe(true);
  expect(mayDecide({ doubleRows }, 502)).toBe(false);
  expect(mayDecide({ doubleRows: doubleRows.slice(1) }, 502)).toBe(true);
  const check = operationsOfContract.find(({ id }) => id === 'Imports.check');
  const body = check?.shapes.body;
  const rows = body?.kind === 'object' ? body.properties.get('doubleRows')?.shape : undefined;
  expect(rows).toMatchObject({ kind: 'list', maxItems: mostDoubleRows });
});
