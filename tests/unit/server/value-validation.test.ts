import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test, vi } from 'vitest';

import type { Schema } from '#server/contract/document.ts';
import { ApiError } from '#server/contract/errors.ts';
import { operationsOfContract, toOperation } from '#server/contract/operations.ts';
import { errorsOfBody, validatorOf } from '#server/contract/validation.ts';

/** An operation whose body has one field. */
function operationOf(schema: Schema) {
  const json = (of: Schema) => ({ content: { 'application/json': { schema: of } } });
  const requestBody = json({ type: 'object', properties: { field: schema } });
  const contract = { operationId: 'Tests.create', requestBody, responses: { 200: json({}) } };
  return toOperation('/test', 'post', contract, { audience: 'organisation' });
}

/** The message about a value of a field with a schema; undefined if it is valid. */
function errorOf(schema: Schema, value: unknown): unknown {
  try {
    validatorOf(operationOf(schema))({ path: {}, query: {}, header: {}, body: { field: value } });
    return undefined;
  } catch (error) {
    return error instanceof ApiError ? error.message : error;
  }
}

const id = '7a1c7a1c-7a1c-4a1c-8a1c-7a1c7a1c7a1c';
const text = (format: string) => ({ type: 'string', maxLength: 40, format });

describe('a value is valid:', () => {
  const cases: readonly [Schema, unknown][] = [
    [text('date-time'), '0001-01-01T00:00:00Z'],
    [text('date-time'), '9999-12-31T23:59:59.999Z'],
    [text('date-time'), '2026-01-31T23:59:59.123456789Z'],
    [text('date-time'), '2026-01-31T23:59:59+05:30'],
    [text('date-time'), '2026-01-31T23:59:59.5-05:30'],
    [text('date'), '0001-01-01'],
    [text('date'), '9999-12-31'],
    [text('date'), '2024-02-29'],
    [text('uuid'), id],
    [text('email'), 'ada@example.org'],
    [text('uri'), 'https://attest.example'],
  ];
  test.each(cases)('%j: %j', (schema, value) => {
    expect(errorOf(schema, value)).toBeUndefined();
  });
});

describe('a value is refused:', () => {
  const cases: readonly [Schema, unknown, string][] = [
    [text('date-time'), 'at 2026-01-31T00:00:00Z', 'This is not a valid date-time'],
    [text('date-time'), '2026-01-31T00:00:00Z now', 'This is not a valid date-time'],
    [text('date-time'), '2026-01-31(2026-01-31T00:00:00Z', 'This is not a valid date-time'],
    [text('date-time'), '2026-01-31T00:00:00', 'This is not a valid date-time'],
    [text('date-time'), '2026-01-31T00:00:00+1:00', 'This is not a valid date-time'],
    [text('date-time'), '9999-12-31T23:59:59.999-12:00', 'This is not a valid date-time'],
    [text('date-time'), '0001-01-01T00:00:00+12:00', 'This is not a valid date-time'],
    [text('date-time'), '2026-02-30T00:00:00Z', 'This is not a valid date-time'],
    [text('date-time'), '0000-01-01T00:00:00Z', 'This is not a valid date-time'],
    [text('date'), 'on 2026-01-31', 'This is not a valid date'],
    [text('date'), '2026-01-31 now', 'This is not a valid date'],
    [text('date'), '0000-01-31', 'This is not a valid date'],
    [text('date'), '2026-1-31', 'This is not a valid date'],
    [text('date'), '+010000-01', 'This is not a valid date'],
    [text('uuid'), `x${id}`, 'This is not a valid uuid'],
    [text('uuid'), `${id}x`, 'This is not a valid uuid'],
    [text('email'), 'x', 'This is not a valid email'],
    [text('date'), '', 'This field is required'],
    [text('uuid'), '', 'This field is required'],
    [text('uri'), 'x', 'This is not a valid uri'],
    [{ type: 'string', minLength: 3, maxLength: 9 }, 'x', 'Use at least 3 characters'],
    [
      { type: 'string', maxLength: 9, pattern: '^[a-z]*$' },
      '7',
      'This contains characters or a format that is not allowed',
    ],
    [{ type: ['string', 'boolean'], enum: ['x', true] }, 7, 'This must be string or boolean'],
    [{ type: 'integer', minimum: 0, maximum: 9, multipleOf: 2 }, 3, 'This value is not valid'],
    [{ type: 'string', maxLength: 9 }, null, 'This must be string'],
    [{ type: 'array', maxItems: 2, items: { type: 'boolean' } }, true, 'This must be array'],
  ];
  test.each(cases)('%j: %j: %s', (schema, value, message) => {
    expect(errorOf(schema, value)).toBe(message);
  });
});

test('a schema is compiled once', () => {
  const compile = vi.spyOn(Ajv2020.prototype, 'compile');
  const validate = validatorOf(operationOf({ type: 'boolean' }));
  for (const field of [true, false]) validate({ path: {}, query: {}, header: {}, body: { field } });
  expect(compile).toHaveBeenCalledOnce();
});

test('a text that is too long is not matched against the pattern', () => {
  const matched = vi.spyOn(RegExp.prototype, 'test');
  const schema = { type: 'string', maxLength: 3, pattern: '^[a-z]*$' };
  expect([errorOf(schema, 'abc'), errorOf(schema, 'abcd')]).toEqual([undefined, 'Use at most 3 characters']);
  expect(matched.mock.calls).toContainEqual(['abc']);
  expect(matched.mock.calls).not.toContainEqual(['abcd']);
});

test('path and header are validated', () => {
  const operation = operationsOfContract.find((candidate) => candidate.id === 'Risks.get');
  const header = { 'x-organisation-id': 'x' };
  const validate = () => operation && validatorOf(operation)({ path: { id: 'x' }, query: {}, header, body: undefined });
  const message = 'This is not a valid uuid';
  const errors = ['x-organisation-id', 'id'].map((field) => ({ field, message }));
  expect(validate).toThrow(expect.objectContaining({ statusCode: 400, errors }));
});

describe('a body that no client sends', () => {
  const number = { type: 'integer', minimum: 0, maximum: 9 };

  test('is validated like one that a client sends', () => {
    const operation = operationOf(number);
    expect(errorsOfBody(operation, { field: '1' })).toEqual([{ field: 'field', message: 'This must be integer' }]);
    expect(errorsOfBody(operation, [])).toEqual([{ field: 'body', message: 'This must be object' }]);
    expect(errorsOfBody(operation, { field: 1 })).toEqual([]);
  });

  test('has no errors where the operation takes none', () => {
    const { shapes, ...operation } = operationOf(number);
    expect(errorsOfBody({ ...operation, shapes: { ...shapes, body: undefined } }, { field: '1' })).toEqual([]);
  });
});
