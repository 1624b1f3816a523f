import { Readable } from 'node:stream';

import { describe, expect, test } from 'vitest';

import { zRiskInput } from '#openapi/generated/zod.ts';
import { ApiError } from '#server/contract/errors.ts';
import { operationsOfContract } from '#server/contract/operations.ts';
import type { OperationId } from '#server/contract/types.ts';
import { validatorOf, type Checkable } from '#server/contract/validation.ts';

const organisation = { 'x-organisation-id': '3f0f3f0f-3f0f-4f0f-8f0f-3f0f3f0f3f0f' };
const id = '7a1c7a1c-7a1c-4a1c-8a1c-7a1c7a1c7a1c';

function errorsOf(operationId: OperationId, request: Partial<Checkable>): unknown {
  const operation = operationsOfContract.find((candidate) => candidate.id === operationId);
  if (operation === undefined) throw new Error(`The contract has no ${operationId}`);
  try {
    validatorOf(operation)({ path: {}, query: {}, header: organisation, body: undefined, ...request });
    return [];
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 400) throw error;
    return error.errors;
  }
}

const required = 'This field is required';

const refusal = (field: string, message: unknown) => [{ field, message }];

test('a header that the contract does not name is ignored', () => {
  const header = { ...organisation, 'user-agent': 'a browser' };
  expect(errorsOf('Risks.create', { header, body: { title: 'A risk' } })).toEqual([]);
});

describe('a field error', () => {
  const title = 'A risk';
  const cases: readonly [unknown, string, unknown][] = [
    [{}, 'title', 'This field is required'],
    [{ title: '' }, 'title', 'This field is required'],
    [{ title: ' ' }, 'title', 'This field is required'],
    [{ title: '\u200B' }, 'title', expect.stringContaining('Use at least one visible character')],
    [{ title: 7 }, 'title', 'This must be string'],
    [{ title: 'x'.repeat(301) }, 'title', 'Use at most 300 characters'],
    [{ title: '\u{1F600}'.repeat(301) }, 'title', 'Use at most 300 characters'],
    [{ title, description: 'x'.repeat(20_001) }, 'description', 'Use at most 20000 characters'],
    [{ title, description: 'half \uD800' }, 'description', 'This contains characters that cannot be stored'],
    [{ title, treatment: 'HOPE' }, 'treatment', 'Choose one of AVOID, ACCEPT, MITIGATE, TRANSFER, NONE'],
    [{ title, ownerId: 'x' }, 'ownerId', 'This is not a valid uuid'],
    [{ title, ownerId: '' }, 'ownerId', 'This field is required'],
    [{ title, treatment: '' }, 'treatment', expect.stringMatching(/^Choose one of AVOID/)],
    [{ title, ownerId: 7 }, 'ownerId', 'This must be string'],
    [{ title, current: { likelihoodId: 'x', impactId: null } }, 'current/likelihoodId', 'This is not a valid uuid'],
    [{ title, current: { likelihoodId: null } }, 'current/impactId', 'This field is required'],
    [{ title, current: { likelihoodId: null, impactId: null, score: 25 } }, 'current/score', 'This field is not known'],
    [{ title, nextReviewOn: '2026-02-30' }, 'nextReviewOn', 'This is not a valid date'],
    [{ title, categoryIds: id }, 'categoryIds', 'This must be array'],
    [{ title, categoryIds: [id, 'x'] }, 'categoryIds/1', 'This is not a valid uuid'],
    [{ title, categoryIds: Array.from({ length: 21 }, () => id) }, 'categoryIds', 'Choose at most 20'],
    [{ title, organisationId: id }, 'organisationId', 'This field is not known'],
    [undefined, 'body', 'This must be object'],
    [[], 'body', 'This must be object'],
    [null, 'body', 'This must be object'],
  ];
  test.each(cases)('%j: %s', (body, field, message) => {
    expect(errorsOf('Risks.create', { body })).toEqual(refusal(field, message));
  });

  test('is reported for all fields at once, one per field', () => {
    expect(errorsOf('Risks.create', { body: { title: 7, treatment: 7, wrong: 1 }, query: { page: '1' } })).toEqual([
      { field: 'page', message: 'This field is not known' },
      { field: 'title', message: 'This must be string' },
      { field: 'treatment', message: expect.stringContaining('This must be string') },
      { field: 'wrong', message: 'This field is not known' },
    ]);
  });

  test.each([
    [{ name: 'x', score: 0 }, 'This must be at least 1'],
    [{ name: 'x', score: 11 }, 'This must be at most 10'],
    [{ name: 'x', score: 1.5 }, 'This must be integer'],
    [{ name: 'x', score: '1' }, 'This must be integer'],
  ])('%j: %s', (body, message) => {
    expect(errorsOf('RiskImpacts.create', { body })).toEqual(refusal('score', message));
  });

  test('is reported for an impossible version', () => {
    const path = { id };
    expect(errorsOf('Risks.remove', { path, query: { version: '2147483648' } })).toEqual(
      refusal('version', 'This is not a valid int32'),
    );
    expect(errorsOf('Risks.remove', { path, query: { version: '2147483647' } })).toEqual([]);
  });
});

test('empty, long and repeated values are allowed within the limits of the contract', () => {
  const body = {
    title: 'x'.repeat(300),
    description: '',
    categoryIds: Array.from({ length: 20 }, () => id),
    ownerId: null,
    current: { likelihoodId: null, impactId: id.toUpperCase() },
    nextReviewOn: '2028-02-29',
  };
  expect(errorsOf('Risks.create', { body })).toEqual([]);
});

describe('single-line text', () => {
  const message =
    'Use at least one visible character, and no line breaks or hidden characters that change the direction of text';
  test.each([
    '\u200B',
    '\u00AD\u00AD',
    '\u2800',
    '\u3164',
    '\uFE0F',
    '\u{E0041}',
    '\u200D\u200C',
    'a\u202Eb',
    'a\u202Db',
    '\u2066a\u2069',
    'a\u0085b',
  ])('is not %j', (title) => {
    for (const operation of ['Risks.create', 'InformationAssets.create'] as const) {
      expect(errorsOf(operation, { body: { title } })).toEqual(refusal('title', message));
    }
    expect(errorsOf('RiskCategories.create', { body: { name: title } })).toEqual(refusal('name', message));
    expect(zRiskInput.safeParse({ title }).success).toBe(false);
  });

  test.each([' a\nb ', 'a\r\n\tb', 'a\u2028b\u2029', '\u00A0a\tb\u3000'])('is made of %j', (title) => {
    const body = { title };
    expect(errorsOf('Risks.create', { body })).toEqual([]);
    expect(body.title).toBe('a b');
  });

  test.each([
    '👩\u200D💻',
    '❤\uFE0F',
    'می\u200Cخواهم',
    '\u200Eabc\u200F',
    'Ünïcödé',
    '漢字',
    '🏴\u{E0067}\u{E007F}',
    'שלום',
  ])('may be %j', (title) => {
    expect(errorsOf('Risks.create', { body: { title } })).toEqual([]);
    expect(zRiskInput.safeParse({ title }).success).toBe(true);
  });
});

describe('multi-line text', () => {
  const message = 'Remove control characters and hidden characters that change the direction of text';
  test.each(['a\u202Eb', 'a\u202Ab', 'a\u2067b\u2069', 'a\u0000b', 'a\u0007b', 'a\u001Bb', 'a\u007Fb', 'a\u0085b'])(
    'is not %j',
    (description) => {
      const body = { title: 'x', description };
      expect(errorsOf('Risks.create', { body })).toEqual(refusal('description', message));
      expect(errorsOf('RiskCategories.create', { body: { name: 'x', description } })).toEqual(
        refusal('description', message),
      );
      expect(zRiskInput.safeParse(body).success).toBe(false);
    },
  );

  test.each(['', 'one\n\ttwo\r\nthree', 'a\u2028b', '👩\u200D💻', 'می\u200Cخواهم', '\u200Fשלום\u200E', '\u061Cسلام'])(
    'may be %j',
    (description) => {
      const body = { title: 'x', description };
      expect(errorsOf('Risks.create', { body })).toEqual([]);
      expect(zRiskInput.safeParse(body).success).toBe(true);
    },
  );
});

test('query text is converted to the type in the contract, with defaults applied', () => {
  const query = { page: '2', desc: 'true' };
  expect(errorsOf('Risks.list', { query })).toEqual([]);
  expect(query).toEqual({ page: 2, perPage: 10, desc: true });
});

test('a repeatable parameter is a list even if it occurs once', () => {
  const query = { ownerId: id, treatment: ['AVOID', 'NONE'] };
  expect(errorsOf('Risks.list', { query })).toEqual([]);
  expect(query).toEqual({ ownerId: [id], treatment: ['AVOID', 'NONE'], page: 1, perPage: 10, desc: false });
  expect(errorsOf('Risks.list', { query: { ownerId: '' } })).toEqual(refusal('ownerId/0', 'This is not a valid uuid'));
  expect(errorsOf('Risks.list', { query: { search: ['a', 'b'] } })).toEqual(refusal('search', 'This must be string'));
});

test('the minimum number of items is enforced', () => {
  expect(errorsOf('Risks.removeMany', { body: { records: [] } })).toEqual(refusal('records', 'Choose at least 1'));
});

test('body text is not converted', () => {
  const body = { title: 'x', description: '7' };
  expect(errorsOf('Risks.create', { body })).toEqual([]);
  expect(body).toMatchObject({ title: 'x', description: '7' });
});

test('an operation without a body rejects one', () => {
  expect(errorsOf('Risks.get', { path: { id }, body: { title: 'x' } })).toEqual(
    refusal('body', 'This request takes no body'),
  );
  expect(errorsOf('Risks.get', { path: { id } })).toEqual([]);
  expect(errorsOf('Risks.get', { path: { id }, body: null })).toEqual([]);
});

test('a file is not validated, but the rest of its request is', () => {
  const upload = operationsOfContract.find(({ takesFile, shapes }) => takesFile && shapes.path.properties.size > 0);
  if (upload === undefined) throw new Error('No operation takes a file');
  const request = { path: {}, query: {}, header: organisation, body: Readable.from(['content']) };
  const errors = [...upload.shapes.path.properties.keys(), ...upload.shapes.query.properties.keys()];
  expect(errors).not.toEqual([]);
  const refused = expect.objectContaining({ errors: errors.map((field) => ({ field, message: required })) });
  expect(() => validatorOf(upload)(request)).toThrow(refused);
});

/** A list that counts item accesses. */
function watched(items: readonly unknown[]) {
  let looks = 0;
  const get = (target: unknown[], key: string | symbol) => {
    if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
    const value: unknown = Reflect.get(target, key);
    return value;
  };
  return { list: new Proxy([...items], { get }), looks: () => looks };
}

const records = (length: number) => watched(Array.from({ length }, () => ({})));

describe('the cost of validating a request is bounded', () => {
  test('no item of an overlong list is validated', () => {
    const { list, looks } = records(32_000);
    expect(errorsOf('Risks.removeMany', { body: { records: list } })).toEqual(refusal('records', 'Choose at most 100'));
    expect(looks()).toBe(0);
    const ids = watched(Array.from({ length: 1000 }, () => 'x'));
    expect(errorsOf('Risks.list', { query: { ownerId: ids.list } })).toEqual(refusal('ownerId', 'Choose at most 20'));
    expect(ids.looks()).toBe(0);
  });

  test('validation stops after 50 errors', () => {
    const { list, looks } = records(100);
    const errors = errorsOf('Risks.removeMany', { body: { records: list } });
    expect(errors).toHaveLength(50);
    expect(looks()).toBe(25);
  });

  test('at most 50 unknown fields are named, and long names are truncated', () => {
    const fields = Object.fromEntries(Array.from({ length: 5000 }, (_field, index) => [`unknown${index}`, 1]));
    expect(errorsOf('Risks.create', { body: { title: 'x', ...fields } })).toHaveLength(50);
    expect(errorsOf('Risks.create', { body: { title: 'x', ['n'.repeat(5000)]: 1 } })).toEqual(
      refusal('n'.repeat(100), 'This field is not known'),
    );
  });

  test.each([
    ['Risks.create', { body: { title: 'x', ownerId: 'a'.repeat(100_000) } }, 'ownerId', 'This is not a valid uuid'],
    ['Risks.list', { query: { page: '0'.repeat(5000) } }, 'page', 'This must be at least 1'],
    ['Risks.list', { query: { page: `${'0'.repeat(30)}5` } }, 'page', 'This must be at least 1'],
    ['Risks.list', { query: { page: `1.${'0'.repeat(30)}` } }, 'page', 'This value is not valid'],
    [
      'RiskImpacts.create',
      { body: { name: 'x', score: 1, colour: '#'.repeat(9) } },
      'colour',
      'Use at most 7 characters',
    ],
  ] as const)('%s: an overlong text is rejected after reading only its start', (operation, request, field, message) => {
    expect(errorsOf(operation, request)).toEqual(refusal(field, message));
  });
});
