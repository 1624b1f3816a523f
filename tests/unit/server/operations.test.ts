import { describe, expect, test } from 'vitest';

import type { Access } from '#openapi/access.ts';
import type { ContractOperation, Schema } from '#server/contract/document.ts';
import { operationsOfContract, toOperation } from '#server/contract/operations.ts';
import { partSerialiserOf, serialiserOf } from '#server/contract/serialisation.ts';

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const line = { type: 'string', maxLength: 100 };
const parameter = (name: string, place: 'path' | 'query' | 'header', required = false) =>
  ({ name, in: place, required, schema: line }) as const;

function operationOf(parts: Partial<ContractOperation> = {}, access: Access = { audience: 'organisation' }) {
  const operation = { operationId: 'Notes.change', responses: { 200: json({}) }, ...parts };
  return toOperation('/note/{noteId}/line/{lineId}', 'patch', operation, access);
}

describe('an operation of the contract', () => {
  test('has Fastify’s path, its verb and the status of its success', () => {
    expect(operationOf()).toMatchObject({ path: '/note/:noteId/line/:lineId', method: 'PATCH', successStatus: 200 });
    expect(operationOf({ responses: { 201: json({}) } }).successStatus).toBe(201);
  });

  test('has its own message, or that of its method', () => {
    expect(operationOf({ 'x-message': 'Note changed' }).message).toBe('Note changed');
    expect(operationOf().message).toBe('Updated successfully');
  });

  test('without a success response cannot be bound', () => {
    const message = 'The contract’s operation Notes.change declares no success response'.replace('’', "'");
    expect(() => operationOf({ responses: {} })).toThrow(message);
    expect(() => operationOf({ responses: { 200: {} } })).toThrow(message);
    expect(() => operationOf({ responses: { 200: { content: {} } } })).toThrow(message);
  });

  test('accepts unknown headers, whatever their case, and no other unknown parameter', () => {
    const { shapes } = operationOf({
      parameters: [parameter('X-Note', 'header', true), parameter('page', 'query'), parameter('noteId', 'path', true)],
    });
    expect([...shapes.header.properties].map(([name, { required }]) => [name, required])).toEqual([['x-note', true]]);
    expect([...shapes.query.properties].map(([name, { required }]) => [name, required])).toEqual([['page', false]]);
    expect([...shapes.path.properties].map(([name, { required }]) => [name, required])).toEqual([['noteId', true]]);
    expect([shapes.header.closed, shapes.query.closed, shapes.path.closed]).toEqual([false, true, true]);
  });

  test('is rejected by name if a part of it is unbounded', () => {
    const free = { type: 'string' };
    expect(() => operationOf({ parameters: [{ ...parameter('page', 'query'), schema: free }] })).toThrow(
      'Notes.change query/page takes a text of any length',
    );
    expect(() => operationOf({ requestBody: json({ type: 'object', properties: { text: free } }) })).toThrow(
      'Notes.change body/text takes a text of any length',
    );
  });

  test('is rejected where it refers to an unknown parameter', () => {
    expect(() => operationOf({ parameters: [{ $ref: '#/components/parameters/Nothing' }] })).toThrow(
      new Error('The contract refers to an unknown parameter Nothing'),
    );
  });

  test('is repeatable with an Idempotency-Key, unless it has short transactions', () => {
    const parameters = [parameter('page', 'query'), parameter('Idempotency-Key', 'header')];
    const short = { audience: 'organisation', transactions: 'short' } as const;
    expect(operationOf({ parameters }).repeatable).toBe(true);
    expect(operationOf({ parameters: parameters.slice(0, 1) }).repeatable).toBe(false);
    expect(operationOf({}, short).repeatable).toBe(false);
    expect(() => operationOf({ parameters }, short)).toThrow(
      'Notes.change has short transactions, so it cannot accept an Idempotency-Key',
    );
  });

  describe('that answers with a file or with events', () => {
    const short = { audience: 'organisation', transactions: 'short' } as const;
    const table = { responses: { 200: { content: { 'text/csv': { schema: {} } } } } };
    const events = { responses: { 200: { content: { 'text/event-stream': { schema: line } } } } };

    test('says so', () => {
      expect(operationOf(table, short)).toMatchObject({ isFile: true, isStream: false, successSchema: {} });
      expect(operationOf(events, short)).toMatchObject({ isFile: false, isStream: true, successSchema: line });
      expect(operationOf()).toMatchObject({ isFile: false, isStream: false });
    });

    test.each([
      ['a file', table],
      ['events', events],
    ])('needs short transactions for %s', (_, parts) => {
      expect(() => operationOf(parts)).toThrow(
        'Notes.change answers with a file or with events, so it needs short transactions',
      );
    });
  });

  test('that limits its body in bytes need not fit all parts at their longest', () => {
    const schema = {
      type: 'object',
      properties: { text: { type: 'string', maxLength: 1000 } },
      additionalProperties: false,
    };
    const requestBody = { content: { 'application/json': { schema } } };
    expect(operationOf({ requestBody, 'x-max-bytes': 2000 })).toMatchObject({ takesFile: false, bodyLimit: 2000 });
    expect(operationOf({ requestBody, 'x-max-bytes': 90_000 }).bodyLimit).toBe(operationOf({ requestBody }).bodyLimit);
  });

  test('that takes a file says how large it may be', () => {
    const requestBody = { content: { 'application/octet-stream': { schema: {} } } };
    expect(operationOf({ requestBody, 'x-max-bytes': 5000 })).toMatchObject({ takesFile: true, bodyLimit: 5000 });
    expect(operationOf()).toMatchObject({ takesFile: false, bodyLimit: 1024 });
    expect(() => operationOf({ requestBody })).toThrow('Notes.change takes a file of any size');
  });

  test('has its access requirement, whether it is repeatable, and its path', () => {
    expect(operationsOfContract.every(({ access }) => typeof access.audience === 'string')).toBe(true);
    expect(operationsOfContract.filter(({ repeatable }) => repeatable).map(({ method }) => method)).toContain('POST');
    expect(operationsOfContract.find(({ id }) => id === 'Risks.get')?.path).toBe('/risk/:id');
  });
});

describe('a public operation', () => {
  const access = { audience: 'public', link: { kind: 'note', perAddress: 6, perLink: 3 } } as const;
  const bodyWith = (required: readonly string[], name = 'token') =>
    json({ type: 'object', properties: { [name]: line }, required });
  const refusal = 'The public operation Notes.change has no token in its path or body';

  test('has its token in its path or its body', () => {
    expect(operationOf({ parameters: [parameter('token', 'path', true)] }, access).tokenPlace).toBe('path');
    const repeated = { parameters: [parameter('X-Link-Token', 'header', false)], requestBody: bodyWith(['token']) };
    expect(operationOf(repeated, access).tokenPlace).toBe('body');
    expect(operationOf({ parameters: [parameter('token', 'path', true)] }).tokenPlace).toBeUndefined();
  });

  test('with its token in the body alone cannot be bound', () => {
    expect(() => operationOf({ requestBody: bodyWith(['token']) }, access)).toThrow('it also takes it in X-Link-Token');
  });

  test.each([
    ['no token', {}],
    ['an optional token', { requestBody: bodyWith([]) }],
    ['something else', { requestBody: bodyWith(['text'], 'text') }],
    ['a list', { requestBody: json({ type: 'array', maxItems: 1, items: line }) }],
    ['a token in its query', { parameters: [parameter('token', 'query', true)] }],
  ])('with %s cannot be bound', (_, parts) => {
    expect(() => operationOf(parts, access)).toThrow(refusal);
  });
});

describe('the declared state in a conflict', () => {
  const current = { type: 'object', properties: { title: line } };
  const currentOf = (conflict: ContractOperation['responses'][string] | undefined) =>
    operationOf({ responses: { 200: json({}), ...(conflict && { 409: conflict }) } }).currentSchema;

  test.each([
    ['without a conflict', undefined],
    ['without a body', {}],
    ['without JSON', { content: {} }],
    ['without a current state', json({ properties: { current: null } })],
    ['of an unknown schema', json({ $ref: '#/components/schemas/Nothing' })],
    ['of variants that are no list', json({ anyOf: current })],
    ['of no schema', json({ anyOf: [null, 7] })],
  ])('%s is undefined', (_, conflict) => {
    expect(currentOf(conflict)).toBeUndefined();
  });

  test('is that of the first variant that has one', () => {
    expect(currentOf(json({ anyOf: [{ type: 'object' }, { properties: { current } }] }))).toBe(current);
    expect(currentOf(json({ $ref: '#/components/schemas/RiskConflict' }))).toEqual({
      $ref: '#/components/schemas/Risk',
    });
  });
});

test('only the declared properties of a response are sent', () => {
  const write = serialiserOf(
    operationOf({ responses: { 200: json({ type: 'object', properties: { title: line } }) } }),
  );
  expect(write({ title: 'A note', secret: 'x' })).toBe('{"title":"A note"}');
  expect(partSerialiserOf({ type: 'object', properties: { title: line } })({ title: 'A note', secret: 'x' })).toBe(
    '{"title":"A note"}',
  );
  const named = serialiserOf(operationOf({ responses: { 200: json({ $ref: '#/components/schemas/FieldError' }) } }));
  expect(named({ field: 'title', message: 'Required', secret: 'x' })).toBe('{"field":"title","message":"Required"}');
});
