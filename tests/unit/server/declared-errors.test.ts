import { expect, test } from 'vitest';

import type { Schema } from '#server/contract/document.ts';
import { ApiError, conflict as conflictOf, versionConflict } from '#server/contract/errors.ts';
import { toOperation } from '#server/contract/operations.ts';
import { declaredErrors } from '#server/contract/serialisation.ts';

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });

const declaredBy = (conflict: Schema | undefined) =>
  declaredErrors(
    toOperation(
      '/note',
      'patch',
      { operationId: 'Notes.update', responses: { 200: json({}), ...(conflict && { 409: json(conflict) }) } },
      { audience: 'organisation' },
    ),
  );

const note = { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] };
const withCurrent = { type: 'object', properties: { current: note } };
const refusal = versionConflict({ title: 'Theirs', searchText: 'theirs' });

test.each([
  ['on its own', withCurrent],
  ['beside another refusal', { anyOf: [{ $ref: '#/components/schemas/Failure' }, withCurrent] }],
])('a conflict returns only the declared properties of the stored record, declared %s', (_how, conflict) => {
  expect(declaredBy(conflict)(refusal)).toMatchObject({
    body: { status: false, message: refusal.message, errors: [], current: { title: 'Theirs' } },
  });
  expect(JSON.stringify(declaredBy(conflict)(refusal))).not.toContain('searchText');
});

test.each([undefined, { $ref: '#/components/schemas/Failure' }])(
  'a conflict without a declared current (%j) answers nothing of what is stored',
  (conflict) => {
    expect(declaredBy(conflict)(refusal)).toHaveProperty('current', undefined);
  },
);

test('a conflict without a declared current keeps its other errors', () => {
  const errors = [{ field: 'title', message: 'Taken' }];
  expect(declaredBy(undefined)(conflictOf(errors, { title: 'Theirs' }))).toMatchObject({ errors, current: undefined });
});

test('an error without a current is left as it is', () => {
  const error = new ApiError(404, 'Not found');
  expect(declaredBy(withCurrent)(error)).toBe(error);
});
