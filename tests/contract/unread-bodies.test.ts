import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { fileType } from '#tests/server/support/http.ts';
import { addPerson } from '#tests/server/support/people.ts';
import { connectRaw, headOf } from '#tests/server/support/raw-socket.ts';
import { shared } from '#tests/server/support/shared.ts';

import { bodyLimitOf, operations, parametersIn, type ContractOperation } from './contract.ts';
import { addressOf } from './requests.ts';
import { openWorld } from './world.ts';

const world = shared(openWorld);
const stranger = shared(() => addPerson(world.server));

const withBody = operations.filter(({ body, takesFile }) => body !== undefined || takesFile);

/** What a body may have before its caller is known: less than this, and what a refused one sends here. In bytes. */
const [mostUnknown, sent] = [16_000, 100];

/** Ids and tokens of nothing. */
const unknown = (operation: ContractOperation) =>
  Object.fromEntries(parametersIn(operation, 'path').map(({ name }) => [name, randomUUID()]));

/** The status of an answer to the head of a request and the start of its body, whose rest never comes. */
async function statusOfHead(operation: ContractOperation, given: Record<string, string> = {}): Promise<number> {
  const { server } = world;
  const query = Object.fromEntries(
    parametersIn(operation, 'query')
      .filter(({ required }) => required)
      .map(({ name }) => [name, 'a.pdf']),
  );
  const request = `${operation.method} ${addressOf(operation, { path: unknown(operation), query })}`;
  const type = operation.takesFile ? fileType : { 'content-type': 'application/json' };
  const isChunked = 'transfer-encoding' in given;
  const length = isChunked ? {} : { 'content-length': Math.max(bodyLimitOf(operation), mostUnknown + 1) };
  const headers = { host: new URL(server.origin).host, ...type, ...length, ...given };
  const { socket, ended } = connectRaw(server.settings.port);
  const start = '['.repeat(sent);
  socket.write(headOf(request, headers) + (isChunked ? `${sent.toString(16)}\r\n${start}\r\n` : start));
  const answer = await ended();
  socket.destroy();
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
}

test.each(withBody.filter(({ access }) => access?.audience !== 'public'))(
  '$id: without a token or a right, an unfinished body is refused and not waited for',
  async (operation) => {
    expect(await statusOfHead(operation)).toBe(401);
    if (operation.access?.audience === 'member') return;
    const given = { authorization: `Bearer ${await stranger.token()}`, 'x-organisation-id': world.h.organisation.id };
    expect(await statusOfHead(operation, given)).toBe(403);
  },
);

test.each(withBody.filter(({ access }) => access?.audience === 'public'))(
  '$id: with a token that opens nothing, an unfinished body is refused and not waited for',
  async (operation) => {
    expect(await statusOfHead(operation, { 'x-link-token': randomUUID() })).toBe(404);
  },
);

test.each(withBody.filter((operation) => operation.access?.audience === 'public' && !('token' in unknown(operation))))(
  '$id: without a token in its head, no large body is read',
  async (operation) => {
    expect(await statusOfHead(operation)).toBe(413);
    expect(await statusOfHead(operation, { 'transfer-encoding': 'chunked' })).toBe(413);
  },
);
