import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { fileType, type Call } from '#tests/server/support/http.ts';
import { shared } from '#tests/server/support/shared.ts';

import { bodyLimitOf, expectDeclared, operations, parametersIn, type ContractOperation } from './contract.ts';
import { preparedInputs } from './prepared-inputs.ts';
import { addressOf, send } from './requests.ts';
import { openWorld, ownerFor } from './world.ts';

const world = shared(openWorld);
const inputsOf = preparedInputs(world);

/** Half a character in UTF-8, as no encoder writes it, and as a header carries its bytes. */
const [encodedHalf, bytesOfHalf] = ['%ED%A0%80', '\u00ED\u00A0\u0080'];

const nested = (depth: number) => ({
  lists: `${'['.repeat(depth)}${']'.repeat(depth)}`,
  objects: `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
});

/** Values that are nested as deeply as fits, or hold half a character in a text or a name. */
function oddValues(bytes: number): string[] {
  const { lists, objects } = nested(Math.floor(bytes / 16));
  return [
    lists,
    objects,
    '"\\ud800"',
    '["\\udc00"]',
    '{"\\ud800":"\\ud800"}',
    '[{"\\udc00":["\\ud800"]}]',
    '"\\u0000"',
  ];
}

/** Bodies that are odd as a whole, and in every one of their parts. */
function oddBodies(operation: ContractOperation): string[] {
  const names = [...Object.keys(operation.body?.properties ?? {}), '\\ud800'];
  const most = Math.min(bodyLimitOf(operation), 15_000);
  const inParts = oddValues(most / names.length).map(
    (value) => `{${names.map((name) => `"${name}":${value}`).join(',')}}`,
  );
  return [...oddValues(most), ...inParts].filter((text) => text.length <= most);
}

/** Ids of nothing: what is refused for its form is refused before. */
const unknownIn = (operation: ContractOperation) =>
  Object.fromEntries(parametersIn(operation, 'path').map(({ name }) => [name, randomUUID()]));

const withBody = operations.filter(({ body }) => body !== undefined);

test.each(withBody)(
  '$id: a body that is nested deeply or holds half a character is answered with 400',
  async (operation) => {
    const owner = ownerFor(world, operation.access);
    const inputs = { path: unknownIn(operation), query: {}, body: undefined };
    for (const raw of oddBodies(operation)) {
      const headers = { 'content-type': 'application/json' };
      const answer = await send(owner, operation, inputs, { raw, headers });
      expectDeclared(operation, answer);
      expect({ raw: raw.slice(0, 100), status: answer.status }).toEqual({ raw: raw.slice(0, 100), status: 400 });
    }
  },
);

test.each(operations.filter(({ takesFile }) => takesFile))(
  '$id: a file that is nested deeply or holds half a character is no failure',
  async (operation) => {
    const owner = ownerFor(world, operation.access);
    const inputs = await inputsOf(operation);
    const { lists, objects } = nested(200_000);
    const values = [lists, objects, ...oddValues(1000)];
    const contents = [
      'Title\na\0b',
      ...values,
      ...values.map((value) => `[{"title":${value}}]`),
      ...values.map((value) => `{"title":${value}}`),
    ];
    for (const raw of contents)
      expectDeclared(operation, await send(owner, operation, inputs, { raw, headers: fileType }));
  },
);

test.each(operations)('$id: half a character in a path, query or header is refused', async (operation) => {
  const owner = ownerFor(world, operation.access);
  const path = unknownIn(operation);
  const given: Call = { method: operation.method, headers: operation.takesFile ? fileType : {} };
  const address = addressOf(operation, { path, query: {} });
  const queries = [...parametersIn(operation, 'query').map(({ name }) => name), encodedHalf];
  const names = parametersIn(operation, 'path').map(({ name }) => name);
  const withHalf = addressOf(operation, { path: Object.fromEntries(names.map((name) => [name, 'half'])), query: {} });
  const addresses = [
    ...queries.map((name) => `${address}?${name}=${encodedHalf}`),
    ...(names.length === 0 ? [] : [encodedHalf, '%00'].map((half) => withHalf.replaceAll('/half', `/${half}`))),
  ];
  const statuses: [string, number][] = [];
  for (const odd of addresses) statuses.push([odd, (await owner.call(odd, given)).status]);
  for (const { name } of parametersIn(operation, 'header')) {
    const { status } = await owner.call(address, { ...given, headers: { ...given.headers, [name]: bytesOfHalf } });
    statuses.push([name, status]);
  }
  // 403 for an organisation that no id names.
  expect(statuses.filter(([, status]) => ![400, 403, 404].includes(status))).toEqual([]);
});
