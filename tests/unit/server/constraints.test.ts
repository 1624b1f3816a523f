import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';

import { violatedCheck, violatedUniqueConstraint } from '#server/database/constraints.ts';

const databaseError = (code: string) =>
  Object.assign(new pg.DatabaseError('violates', 8, 'error'), { code, constraint: 'risk_title' });
const failedQuery = (cause: Error) => new DrizzleQueryError('insert', [], cause);

test.each([
  ['a violated unique constraint', databaseError('23505'), 'risk_title', undefined],
  ['a query that violated one', failedQuery(databaseError('23505')), 'risk_title', undefined],
  ['a violated check', databaseError('23514'), undefined, 'risk_title'],
  ['a query that violated one', failedQuery(databaseError('23514')), undefined, 'risk_title'],
  ['a violated foreign key', databaseError('23503'), undefined, undefined],
  ['an error of something else', Object.assign(new Error(), { code: '23505', constraint: 'x' }), undefined, undefined],
  ['no error', undefined, undefined, undefined],
])('%s is recognised', (_, error, unique, check) => {
  expect(violatedUniqueConstraint(error)).toBe(unique);
  expect(violatedCheck(error)).toBe(check);
});
