import { describe, expect, test } from 'vitest';

import { toOperation } from '#server/contract/operations.ts';
import { declaredErrors, partSerialiserOf, serialiserOf } from '#server/contract/serialisation.ts';

const written = (schema: object, body: unknown): unknown => JSON.parse(partSerialiserOf(schema)(body));

const note = {
  type: 'object',
  properties: { title: { type: 'string' }, pages: { type: 'integer' } },
  required: ['title'],
};
const field = { $ref: '#/components/schemas/FieldError' };
const nothing = { type: 'null' };

describe('what the contract does not declare never leaves the server', () => {
  test('of an object, and of the objects in it', () => {
    const schema = { type: 'object', properties: { note, notes: { type: 'array', items: note } } };
    const own = { title: 'Own', searchText: 'own' };
    expect(written(schema, { note: own, notes: [own], secret: 'x' })).toEqual({
      note: { title: 'Own' },
      notes: [{ title: 'Own' }],
    });
  });

  test('of a named schema, also through others', () => {
    const failure = { $ref: '#/components/schemas/Failure' };
    const errors = [{ field: 'title', message: 'Taken', cause: 'an index' }];
    expect(written(failure, { status: false, message: 'No', errors, stack: 'x' })).toEqual({
      status: false,
      message: 'No',
      errors: [{ field: 'title', message: 'Taken' }],
    });
  });

  test('of the response of an operation', () => {
    const responses = { 200: { content: { 'application/json': { schema: note } } } };
    const operation = toOperation(
      '/note',
      'get',
      { operationId: 'Notes.get', responses },
      { audience: 'organisation' },
    );
    const write = serialiserOf(operation);
    expect([write({ title: 'Own', secret: 'x' }), write({ title: 'Other' })]).toEqual([
      '{"title":"Own"}',
      '{"title":"Other"}',
    ]);
  });
});

test('a declared property that is missing is an error of the server', () => {
  expect(() => written(note, { pages: 1 })).toThrow('"title" is required');
  expect(() => written(field, { field: 'title' })).toThrow('"message" is required');
});

describe('something or null', () => {
  const schema = (anyOf: readonly object[]) => ({ type: 'object', properties: { one: { anyOf } } });

  test.each([
    ['an object', [note, nothing], { title: 'Own' }],
    ['null first', [nothing, note], { title: 'Own' }],
    ['a named schema', [field, nothing], { field: 'title', message: 'Taken' }],
  ])('is written as either: %s', (_what, anyOf, value) => {
    expect(written(schema(anyOf), { one: { ...value, secret: 'x' } })).toEqual({ one: value });
    expect(written(schema(anyOf), { one: null })).toEqual({ one: null });
  });

  test('is written without validation of what it is, which takes long', () => {
    // Of an `anyOf`, nothing matches and the property would be an error.
    expect(written(schema([{ type: 'integer' }, nothing]), { one: '7' })).toEqual({ one: 7 });
  });

  test('keeps what is said beside it', () => {
    const described = { type: 'object', properties: { one: { description: 'A page', anyOf: [note, nothing] } } };
    expect(written(described, { one: { title: 'Own', secret: 'x' } })).toEqual({ one: { title: 'Own' } });
  });
});

test('a property may be called as a keyword, and a keyword may have the value null', () => {
  const schema = {
    type: 'object',
    properties: { anyOf: { type: 'string' }, title: { type: 'string', example: null } },
  };
  expect(written(schema, { anyOf: 'a', title: 'b', secret: 'x' })).toEqual({ anyOf: 'a', title: 'b' });
});

test('one alternative does not become null', () => {
  const schema = { type: 'object', properties: { one: { anyOf: [{ type: 'integer' }] } } };
  expect(written(schema, { one: 7 })).toEqual({ one: 7 });
  expect(() => written(schema, { one: null })).toThrow('does not match schema');
});

test('one of several is that which it is', () => {
  const schema = { anyOf: [{ type: 'string' }, { type: 'boolean' }] };
  expect([written(schema, 'a'), written(schema, true)]).toEqual(['a', true]);
  const orNull = { anyOf: [{ type: 'string' }, { type: 'boolean' }, nothing] };
  expect([written(orNull, 'a'), written(orNull, true), written(orNull, null)]).toEqual(['a', true, null]);
});

test('another error than that of the API is left as it is', () => {
  const responses = { 200: { content: { 'application/json': { schema: note } } } };
  const operation = toOperation('/note', 'get', { operationId: 'Notes.get', responses }, { audience: 'organisation' });
  const error = Object.assign(new Error('Broken'), { current: {} });
  expect(declaredErrors(operation)(error)).toBe(error);
});
