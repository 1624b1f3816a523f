import { expect, test } from 'vitest';

import { fileType, type Call } from '#tests/server/support/http.ts';
import { shared } from '#tests/server/support/shared.ts';

import { bodyLimitOf, expectDeclared, operations, parametersIn, type ContractOperation } from './contract.ts';
import { preparedInputs } from './prepared-inputs.ts';
import { addressOf, send } from './requests.ts';
import { openWorld, ownerFor } from './world.ts';

const world = shared(openWorld);
const inputsOf = preparedInputs(world);

/** A lone surrogate in UTF-8, as no encoder writes it: in a path or query, and as a header carries it. */
const encodedSurrogate = '%ED%A0%80';
const surrogateBytes = '\u00ED\u00A0\u0080';

const asJson = (raw: string): Call => ({ raw, headers: { 'content-type': 'application/json' } });

/** Bodies whose parts, one after the other, are nested as deeply as fits, or hold half a character, in a value or name. */
function oddBodies(operation: ContractOperation, body: object): string[] {
  const depth = Math.floor(Math.min(bodyLimitOf(operation), 15_000) / 16);
  const lists = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const objects = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const odd = [lists, objects, '"\\ud800"', '["\\udc00"]', '{"\\ud800":"\\ud800"}', '[{"\\udc00":["\\ud800"]}]'];
  const names = [...Object.keys(operation.body?.properties ?? {}), '\\ud800'];
  const withPart = (name: string, value: string) => {
    const others = Object.entries(body).filter(([other]) => other !== name);
    return `{${[...others.map(([other, it]) => `${JSON.stringify(other)}:${JSON.stringify(it)}`), `"${name}":${value}`].join(',')}}`;
  };
  return [...odd, ...names.flatMap((name) => odd.map((value) => withPart(name, value)))].filter(
    (text) => text.length <= bodyLimitOf(operation),
  );
}

test.each(operations.filter(({ body }) => body !== undefined))(
  '$id: a body that is nested deeply or holds half a character is answered with 400',
  async (operation) => {
    const owner = ownerFor(world, operation.access);
    const inputs = await inputsOf(operation);
    const given = typeof inputs.body === 'object' && inputs.body !== null ? inputs.body : {};
    for (const raw of oddBodies(operation, given)) {
      const answer = await send(owner, operation, inputs, asJson(raw));
      expectDeclared(operation, answer);
      expect({ status: answer.status, raw: raw.slice(0, 300) }).toEqual({ status: 400, raw: raw.slice(0, 300) });
    }
  },
);

test.each(operations)('$id: half a character in path, query or header is never a failure', async (operation) => {
  const owner = ownerFor(world, operation.access);
  const inputs = await inputsOf(operation);
  const address = addressOf(operation, inputs);
  const [path = ''] = address.split('?', 1);
  const addresses = [
    ...parametersIn(operation, 'query').flatMap(({ name }) => [`${name}=${encodedSurrogate}`, `${name}=%00&${name}=%ff`]),
    `${encodedSurrogate}=1`,
  ].map((query) => `${path}?${query}`);
  const segments = parametersIn(operation, 'path').map(({ name }) => ({ ...inputs.path, [name]: surrogateBytes }));
  const paths = segments.map((odd) => addressOf(operation, { ...inputs, path: odd }));
  const given: Call = { raw: inputs.raw, headers: inputs.raw === undefined ? {} : fileType };
  const request = { method: operation.method, body: inputs.body, ...given };
  for (const odd of [...addresses, ...paths, ...paths.map((one) => one.replace('%C3%AD%C2%A0%C2%80', encodedSurrogate))]) {
    const answer = await owner.call(odd, request);
    expect([400, 404], odd).toContain(answer.status);
  }
  for (const { name } of parametersIn(operation, 'header').filter(({ name: header }) => header !== 'X-Organisation-Id')) {
    const answer = await owner.call(address, { ...request, headers: { ...given.headers, [name]: surrogateBytes } });
    expect([400, 404], name).toContain(answer.status);
  }
});
