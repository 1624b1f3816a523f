import { expect, test } from 'vitest';

import { zRiskInput } from '#openapi/generated/zod.ts';
import { withScalarsInlined } from '#scripts/generate/inline-scalars.ts';

const line = { type: 'string', minLength: 1, pattern: '^x' };
const document = (property: object) => ({
  components: {
    schemas: { Line: line, Person: { type: 'object', properties: {} }, Model: { properties: { property } } },
  },
});
const inlined = (property: object) => withScalarsInlined(document(property));

test('a narrowed scalar keeps its own keywords and those next to the reference', () => {
  const narrowed = { allOf: [{ $ref: '#/components/schemas/Line' }], maxLength: 300 };
  expect(inlined(narrowed)).toEqual(document({ ...line, maxLength: 300 }));
});

test.each([
  { $ref: '#/components/schemas/Line' },
  { allOf: [{ $ref: '#/components/schemas/Person' }], description: 'An object stays a reference' },
  { allOf: [{ $ref: '#/components/schemas/Line' }, { maxLength: 5 }] },
  { anyOf: [{ $ref: '#/components/schemas/Line' }, { type: 'null' }] },
])('%j is unchanged', (property) => {
  expect(inlined(property)).toEqual(document(property));
});

test('a form rejects a title that the server would reject', () => {
  expect(zRiskInput.safeParse({ title: 'x'.repeat(300) }).success).toBe(true);
  expect(zRiskInput.safeParse({ title: 'x'.repeat(301) }).success).toBe(false);
});
