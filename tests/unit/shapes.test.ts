import { describe, expect, test } from 'vitest';

import { operationsOfContract } from '#server/contract/operations.ts';
import { shapeOf } from '#server/contract/shapes.ts';

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
    [{ type: 'array', maxItems: 10, items: { type: 'string' } }, 'takes a text of any length'],
    [{ type: 'number' }, 'takes a number of any size'],
    [{ type: 'integer', minimum: 0 }, 'takes a number of any size'],
    [{ type: 'object' }, 'takes anything'],
    [{ type: 'object', additionalProperties: bounded }, 'takes anything'],
    [{}, 'takes anything'],
    [{ anyOf: [bounded, { type: 'boolean' }] }, 'uses anyOf'],
    [{ oneOf: [bounded, { type: 'null' }] }, 'uses oneOf'],
  ];

  test.each(cases)('without a limit: %j', (property, message) => {
    const compile = () => shapeOf(body(property), 'Tests.create body');
    expect(compile).toThrow(/^Tests\.create body\/field(?:\/0)? /);
    expect(compile).toThrow(`${message}: every part of a request has a limit in the contract`);
  });
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

test.each(operationsOfContract.filter(({ shapes }) => shapes.body === undefined))(
  '$id, which takes no body, has room for none',
  ({ bodyLimit }) => {
    expect(bodyLimit).toBe(1024);
  },
);
