import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { addPerson } from '#tests/server/support/people.ts';
import { shared } from '#tests/server/support/shared.ts';

import { expectDeclared, operations, parametersIn, resolved } from './contract.ts';
import { preparedInputs } from './prepared-inputs.ts';
import { send } from './requests.ts';
import { openWorld, ownerFor } from './world.ts';

const world = shared(openWorld);
const stranger = shared(() => addPerson(world.server));
const inputsOf = preparedInputs(world);

const withBody = operations.filter(({ body }) => body !== undefined);
const restricted = withBody.filter(
  ({ access }) => access?.audience === 'organisation' || access?.audience === 'platform',
);
/** Ids and tokens of nothing, for each of the parameters in a path. */
const unknown = (path: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(path).map((name) => [name, randomUUID()]));

const withPath = operations.filter((operation) => parametersIn(operation, 'path').length > 0);
const json = { 'content-type': 'application/json' };

describe('errors take precedence in the order 401, 403, 400, 404', () => {
  test.each(withBody.filter(({ access }) => access?.audience !== 'public'))(
    '$id: malformed JSON without a token is answered with 401',
    async (operation) => {
      const inputs = await inputsOf(operation);
      const answer = await send(world.server, operation, inputs, { raw: '{"title":', headers: json });
      expectDeclared(operation, answer);
      expect(answer.status).toBe(401);
    },
  );

  test.each(restricted)(
    '$id: malformed JSON or an invalid body without the right is answered with 403',
    async (operation) => {
      const inputs = await inputsOf(operation);
      for (const call of [
        { raw: '{"title":', headers: json },
        { body: { wrong: true } },
        { raw: 'x'.repeat(2_000_000) },
      ]) {
        const answer = await send(stranger, operation, inputs, { organisation: world.h.organisation.id, ...call });
        expectDeclared(operation, answer);
        expect(answer.status).toBe(403);
      }
    },
  );

  test.each(withPath)('$id: invalid input with an unknown id is answered with 400', async (operation) => {
    const owner = ownerFor(world, operation.access);
    const { path, body, raw } = await inputsOf(operation);
    const inputs = { path: unknown(path), query: { wrong: 'yes' }, body, raw };
    const answer = await send(owner, operation, inputs);
    expectDeclared(operation, answer);
    expect(answer.status).toBe(400);
  });

  // A path that names one of a few kinds has no unknown ones: any other is invalid.
  const withIds = withPath.filter((operation) =>
    parametersIn(operation, 'path').every(({ schema }) => resolved(schema).enum === undefined),
  );

  test.each(withIds)('$id: valid input with an unknown id is answered with 404', async (operation) => {
    const owner = ownerFor(world, operation.access);
    const inputs = await inputsOf(operation);
    const answer = await send(owner, operation, { ...inputs, path: unknown(inputs.path) });
    expectDeclared(operation, answer);
    expect(answer.body).toEqual({ status: false, message: 'Not found', errors: [] });
    expect(answer.status).toBe(404);
  });
});
