import { describe, expect, test } from 'vitest';

import { operationsOfContract } from '#server/contract/operations.ts';
import { objectShapeOf, shapeOf } from '#server/contract/shapes.ts';

const body = (property: object) => ({ type: 'object', properties: { field: property }, additionalProperties: false });

describe('a request schema is rejected', () => {
  const bounded = { type: 'string', maxLength: 10 };
  const cases: readonly [object, string][] = [
    [{ type: 'string' }, 'takes a text of any length'],
    [{ type: 'string', pattern: '^[0-9]{6}$' }, 'takes a text of any length'],
    [{ type: 'string', format: 'uri' }, 'takes a text of any length'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'takes a text of any length'],
    [{ allOf: [{ $ref: '#/components/schemas/Prose' }] }, 'takes a text of any length'],
    [{ type: 'array', items: bounded }, 'takes a list of any length'],
    [{ type: 'array', maxItems: 10 }, 'takes a list of anything'],
    [{ type: 'array', maxItems: 10, items: null }, 'takes a list of anything'],
    [{ type: 'array', maxItems: 10, items: { type: 'string' } }, 'takes a text of any length'],
    [{ type: 'number' }, 'takes a number of any size'],
    [{ type: 'integer', minimum: 0 }, 'takes a number of any size'],
    [{ type: 'object' }, 'takes anything'],
    [{ type: 'object', additionalProperties: bounded }, 'takes anything'],
    [{}, 'takes anything'],
    [{ anyOf: [bounded, { type: 'boolean' }] }, 'uses anyOf'],
    [{ oneOf: [bounded, { type: 'null' }] }, 'uses oneOf'],
    [{ ...bounded, not: { const: 'x' } }, 'uses not'],
    [{ ...bounded, if: { const: 'x' } }, 'uses if'],
    [{ ...bounded, allOf: [{ oneOf: [bounded] }] }, 'uses oneOf'],
    [{ type: 'object', patternProperties: { '^x': bounded } }, 'uses patternProperties'],
    [{ type: 'array', maxItems: 1, prefixItems: [bounded] }, 'uses prefixItems'],
    [{ type: 'object', propertyNames: bounded }, 'uses propertyNames'],
    [{ type: 'integer', maximum: 9 }, 'takes a number of any size'],
    [{ type: 'integer', minimum: '0', maximum: 9 }, 'takes a number of any size'],
    [{ type: 'file', maxLength: 10 }, 'takes a text of any length'],
    [{ type: 'object', properties: { part: { type: 'object' } } }, 'takes anything'],
  ];

  test.each(cases)('without a limit: %j', (property, message) => {
    const compile = () => shapeOf(body(property), 'Tests.create body');
    expect(compile).toThrow(/^Tests\.create body\/field(?:\/(?:0|part))? /);
    expect(compile).toThrow(`${message}: every part of a request has a limit in the contract`);
  });
});

test.each([true, null])('an unconstrained part is rejected: %j', (field) => {
  expect(() => shapeOf({ type: 'object', properties: { field } }, 'Tests.create body')).toThrow(
    new Error('Tests.create body/field takes anything: every part of a request has a limit in the contract'),
  );
});

test('only the schema of an object is one', () => {
  expect(() => objectShapeOf({ type: 'boolean' }, 'Tests.list query')).toThrow(
    new Error('Tests.list query is not an object'),
  );
});

test('a recursive schema is rejected', () => {
  const own = { type: 'object', properties: { field: { $ref: '#/components/schemas/FieldError' } } };
  expect(() => shapeOf(own, 'Tests.create body', ['#/components/schemas/FieldError'])).toThrow(
    'Tests.create body/field contains itself: every part of a request has a limit in the contract',
  );
  const inPart = { allOf: [{ $ref: '#/components/schemas/FieldError' }] };
  expect(() => shapeOf(inPart, 'Tests.create body', ['#/components/schemas/FieldError'])).toThrow('contains itself');
});

test.each([
  [{ type: 'integer', minimum: 0, maximum: 9 }, 24, 24],
  [{ type: 'integer', format: 'int32' }, 24, 24],
  [{ type: 'boolean' }, 5, 5],
  [{ type: 'string', format: 'uuid' }, 38, 36],
  [{ type: 'string', format: 'date' }, 12, 10],
  [{ type: 'string', format: 'date-time' }, 37, 35],
  [{ enum: ['A', 'LONGEST'] }, 9, 9],
  [{ type: 'string', const: 'ONLY' }, 6, 6],
  [{ type: 'string', maxLength: 10 }, 62, 20],
  [{ type: 'string', maxLength: 10, allOf: [null] }, 62, 20],
])('the value %j takes at most %i bytes and %i units', (schema, bytes, maxUnits) => {
  expect(shapeOf(schema, 'Tests.create body')).toEqual({
    kind: 'value',
    schema,
    nullable: false,
    message: undefined,
    isOneLine: false,
    bytes,
    maxUnits,
  });
});

test('an object takes its names and values, and white space before each', () => {
  expect(shapeOf(body({ type: 'boolean' }), 'Tests.create body').bytes).toBe(16 + '"field"'.length + 5 + 16);
});

test('a value may be null, and has its own message only if that is a text', () => {
  const text = { type: 'string', maxLength: 10 };
  const messageOf = (message: unknown) => shapeOf({ ...text, 'x-message': message }, 'Tests.create body');
  expect(messageOf('Use letters')).toMatchObject({ nullable: false, message: 'Use letters' });
  expect(messageOf(7)).toMatchObject({ message: undefined });
  expect(shapeOf({ anyOf: [text, { type: 'null' }] }, 'Tests.create body')).toMatchObject({
    nullable: true,
    bytes: 62,
  });
  const beside = { allOf: [{ maxLength: 10 }], anyOf: [{ type: 'string' }, { type: 'null' }] };
  expect(shapeOf(beside, 'Tests.create body')).toMatchObject({ nullable: true, bytes: 62 });
});

test('a text with a limit in bytes takes no more than these, nor more than its characters can', () => {
  const textOf = (limits: object) => shapeOf({ type: 'string', ...limits }, 'Tests.create body');
  expect(textOf({ maxLength: 1000, 'x-max-bytes': 1500 })).toMatchObject({ bytes: 1502 });
  expect(textOf({ maxLength: 10, 'x-max-bytes': 1500 })).toMatchObject({ bytes: 62 });
});

test('an unknown schema is rejected', () => {
  expect(() => shapeOf(body({ $ref: '#/components/schemas/Nothing' }), 'Tests.create body')).toThrow(
    'Tests.create body/field refers to the unknown #/components/schemas/Nothing',
  );
});

test('the body size limit allows for the largest valid body, with indentation', () => {
  const texts = { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 10 } };
  const largest = JSON.stringify(
    { field: ['\u0001', '\u0001', '\u0001'].map((text) => text.repeat(10)) },
    undefined,
    4,
  );
  const { bytes } = shapeOf(body(texts), 'Tests.create body');
  expect(bytes).toBeGreaterThanOrEqual(largest.length);
  expect(bytes).toBeLessThan(2 * largest.length);
});

test.each(operationsOfContract.filter(({ shapes, takesFile }) => shapes.body === undefined && !takesFile))(
  '$id, which has no body, has the minimum body limit',
  ({ bodyLimit }) => {
    expect(bodyLimit).toBe(1024);
  },
);
