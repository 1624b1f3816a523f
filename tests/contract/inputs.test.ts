import { beforeAll, describe, expect, test } from 'vitest';

import { at } from '#tests/server/identity/support.ts';
import type { Answer, Call } from '#tests/server/support/http.ts';
import type { Person } from '#tests/server/support/people.ts';
import { shared } from '#tests/server/support/shared.ts';

import type { Request } from './collection-fixtures.ts';
import {
  bodyLimitOf,
  distinct,
  expectDeclared,
  operationOf,
  operations,
  parametersIn,
  resolved,
  shapeOf,
  type ContractOperation,
  type Schema,
} from './contract.ts';
import { inputsOf } from './fixtures.ts';
import { send } from './requests.ts';
import { openWorld, ownerFor } from './world.ts';
import { wrongIds, wrongTexts, wrongValues } from './wrong-values.ts';

/** Valid inputs of every operation, and what is stored before they are made invalid. */
const prepared = new Map<string, Request>();
let before: Readonly<Record<string, string>>;
const world = shared(openWorld);
/** Milliseconds: thousands of records are made first, also on a busy machine. */
const manyInputs = 900_000;

beforeAll(async () => {
  for (const operation of operations)
    prepared.set(operation.id, await inputsOf(operation.id, world.h, ownerFor(world, operation.access)));
  before = await world.rowsOf(world.h);
}, manyInputs);

const withBody = operations.filter(({ body }) => body !== undefined);
const withQuery = operations.filter((operation) => parametersIn(operation, 'query').length > 0);
const distinctBodies = distinct(withBody, ({ body = {} }) => shapeOf(body));
const json = { 'content-type': 'application/json' };

/** Valid inputs and their sender. */
function prepare(operation: ContractOperation) {
  const inputs = prepared.get(operation.id);
  if (inputs === undefined) throw new Error(`There are no inputs of ${operation.id}`);
  return { owner: ownerFor(world, operation.access), inputs };
}

interface Spoilt {
  readonly about: string;
  readonly inputs?: Request;
  readonly call?: Call;
  /** The field named in the error. */
  readonly field: string;
  readonly status?: number;
}

const fieldsOf = ({ body }: Answer): unknown[] => {
  const errors = at(body, 'errors');
  return Array.isArray(errors) ? errors.map((error) => at(error, 'field')) : [];
};

async function expectRefused(owner: Person, operation: ContractOperation, inputs: Request, spoilt: readonly Spoilt[]) {
  const expected: unknown[] = [];
  const answered: unknown[] = [];
  for (const { about, inputs: other = inputs, call, field, status = 400 } of spoilt) {
    const answer = await send(owner, operation, other, call);
    expectDeclared(operation, answer);
    expected.push({ about, status, fields: [field] });
    answered.push({ about, status: answer.status, fields: fieldsOf(answer) });
  }
  expect(answered).toEqual(expected);
}

describe('a body', () => {
  const as = (about: string, raw: string, status: number, type = 'application/json'): Spoilt => ({
    about,
    call: { raw, body: undefined, headers: { 'content-type': type } },
    field: 'body',
    status,
  });

  // Read before anything knows which operation it is for, except who may call it.
  test.each(distinct(withBody, ({ access, takesFile }) => `${access?.audience} ${takesFile}`))(
    '$id: must be an object in JSON',
    async (operation) => {
      const { owner, inputs } = prepare(operation);
      const raw = JSON.stringify(inputs.body);
      await expectRefused(owner, operation, inputs, [
        as('text', raw, 415, 'text/plain'),
        { ...as('no type', raw, 415), call: { raw, body: undefined, headers: {} } },
        as('a form', 'title=x', 415, 'application/x-www-form-urlencoded'),
        as('XML', '<title/>', 415, 'application/xml'),
        as('broken', raw.slice(0, -1), 400),
        as('empty', '', 400),
        as('a text', '"x"', 400),
        as('with __proto__', `${raw.slice(0, -1)},"__proto__":{"admin":true}}`, 400),
        as('with constructor', `${raw.slice(0, -1)},"constructor":{"prototype":{"a":1}}}`, 400),
      ]);
    },
  );

  test.each(distinctBodies)('$id: must be an object within the size limit', async (operation) => {
    const { owner, inputs } = prepare(operation);
    const raw = JSON.stringify(inputs.body);
    const tooLarge = raw + ' '.repeat(bodyLimitOf(operation) + 1 - Buffer.byteLength(raw));
    await expectRefused(owner, operation, inputs, [
      as('too large', tooLarge, 413),
      as('a list', `[${raw}]`, 400),
      as('null', 'null', 400),
    ]);
  });

  /** security.md, attack 6. */
  const mass = [
    'organisationId',
    'organisation_id',
    'role',
    'approved',
    'active',
    'status',
    'ref',
    'rating',
    'score',
    'kind',
    'createdBy',
    'createdAt',
    'updatedAt',
    'deletedAt',
    'id',
    'uses',
    'version',
    'isAdmin',
  ];

  test.each(distinctBodies)('$id: must not have undeclared fields', async (operation) => {
    const { owner, inputs } = prepare(operation);
    const unknown = mass.filter((name) => !Object.hasOwn(operation.body?.properties ?? {}, name));
    const given = Object.fromEntries(
      unknown.map((name) => [name, /(?:^id|Id|By)$/.test(name) ? world.m.organisation.id : 'x']),
    );
    expect(unknown.length).toBeGreaterThan(12);
    const answer = await send(owner, operation, { ...inputs, body: { ...inputs.body, ...given } });
    expectDeclared(operation, answer);
    expect(answer.status).toBe(400);
    expect(new Set(fieldsOf(answer))).toEqual(new Set(unknown));
  });

  test.each(distinctBodies)('$id: must have every required field', async (operation) => {
    const { owner, inputs } = prepare(operation);
    const spoilt = (operation.body?.required ?? []).map((name) => {
      const { [name]: _left, ...body } = inputs.body ?? {};
      return { about: name, inputs: { ...inputs, body }, field: name };
    });
    await expectRefused(owner, operation, inputs, spoilt);
  });

  test.each(withBody)('$id: is validated against the contract', async (operation) => {
    const { owner, inputs } = prepare(operation);
    const body = { ...inputs.body, unknown: 'x' };
    await expectRefused(owner, operation, inputs, [
      { about: 'unknown', inputs: { ...inputs, body }, field: 'unknown' },
    ]);
  });

  /** The token of a link may be any text: a malformed one is answered like an unknown one (tests/server/links). */
  const fields = distinct(
    withBody.flatMap(({ id, body }) =>
      Object.entries(body?.properties ?? {}).flatMap(([name, schema]) =>
        name === 'token' ? [] : [{ id, name, schema: resolved(schema) }],
      ),
    ),
    ({ name, schema }) => `${name} ${shapeOf(schema)}`,
  );

  test.each(fields)('$id: $name must have the right type, length and range', async ({ id, name, schema }) => {
    const operation = operationOf(id);
    const { owner, inputs } = prepare(operation);
    const spoilt = wrongValues(schema, inputs.body?.[name]).map(({ value, within = '' }) => ({
      about: JSON.stringify(value).slice(0, 40),
      inputs: { ...inputs, body: { ...inputs.body, [name]: value } },
      field: `${name}${within}`,
    }));
    await expectRefused(owner, operation, inputs, spoilt);
  });
});

describe('a query', () => {
  test.each(operations)('$id: must not have undeclared parameters', async (operation) => {
    const { owner, inputs } = prepare(operation);
    const spoilt = ['organisationId', 'limit', 'constructor'].map((name) => ({
      about: name,
      inputs: { ...inputs, query: { ...inputs.query, [name]: 'x' } },
      field: name,
    }));
    await expectRefused(owner, operation, inputs, spoilt);
  });

  const parameters = distinct(
    withQuery.flatMap((operation) =>
      parametersIn(operation, 'query').map(({ name, schema }) => ({
        id: operation.id,
        name,
        schema: resolved(schema),
      })),
    ),
    ({ name, schema }) => `${name} ${shapeOf(schema)}`,
  );

  test.each(parameters)('$id: $name must have the right type, length and range', async ({ id, name, schema }) => {
    const operation = operationOf(id);
    const { owner, inputs } = prepare(operation);
    const spoilt = wrongTexts(schema).map(({ value, within = '' }) => ({
      about: String(value).slice(0, 40),
      inputs: { ...inputs, query: { ...inputs.query, [name]: value } },
      field: `${name}${within}`,
    }));
    expect(spoilt.length).toBeGreaterThan(0);
    await expectRefused(owner, operation, inputs, spoilt);
  });

  test('must not repeat a parameter', async () => {
    const answer = await world.h.owner.call('/api/risk?search=a&search=b');
    expect({ status: answer.status, fields: fieldsOf(answer) }).toEqual({ status: 400, fields: ['search'] });
  });
});

describe('a path', () => {
  // A malformed token of a secure link is answered like an unknown one (tests/server/links).
  const withPath = operations.filter(
    (operation) => parametersIn(operation, 'path').length > 0 && operation.access?.audience !== 'public',
  );

  const wrongIn = ({ format, maxLength = 64 }: Schema) =>
    format === 'uuid' ? ['x', '%', "1' or '1'='1", ...wrongIds.slice(2)] : ['x'.repeat(maxLength + 1)];

  test.each(withPath)('$id: must have a valid id', async (operation) => {
    const { owner, inputs } = prepare(operation);
    const spoilt = parametersIn(operation, 'path').flatMap(({ name: field, schema }) =>
      [...wrongIn(resolved(schema)), 'a\0b'].map((id) => ({
        about: id,
        inputs: { ...inputs, path: { ...inputs.path, [field]: id } },
        field,
      })),
    );
    await expectRefused(owner, operation, inputs, spoilt);
  });
});

const bodiless = operations.filter(
  ({ body, method, takesFile }) => body === undefined && method !== 'GET' && !takesFile,
);

test.each(bodiless)('$id: takes no body', async (operation) => {
  const { owner, inputs } = prepare(operation);
  await expectRefused(owner, operation, inputs, [{ about: 'a body', call: { body: { title: 'x' } }, field: 'body' }]);
});

test('rejected requests store nothing', async () => {
  expect(await world.rowsOf(world.h)).toEqual(before);
});

test.each(distinctBodies)('$id: accepts a body of the maximum size', async (operation) => {
  const owner = ownerFor(world, operation.access);
  const inputs = await inputsOf(operation.id, world.h, owner);
  const raw = JSON.stringify(inputs.body);
  const filled = raw + ' '.repeat(bodyLimitOf(operation) - Buffer.byteLength(raw));
  const answer = await send(owner, operation, inputs, { raw: filled, headers: json });
  expect(answer.status).toBe(operation.success);
});
