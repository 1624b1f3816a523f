import { gzipSync } from 'node:zlib';

import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { addContexts } from '#server/contract/callers.ts';
import { allowFile } from '#server/http/arrivals.ts';
import { receiveBodies } from '#server/http/bodies.ts';
import { BodyBudget } from '#server/http/body-budget.ts';
import { compressed } from '#server/http/compression.ts';
import { endEarlyAnswered } from '#server/http/early-answers.ts';
import { handleErrors } from '#server/http/errors.ts';
import { limitHeaders } from '#server/http/incoming.ts';
import { connectRaw, headOf } from '#tests/server/support/raw-socket.ts';

let app: FastifyInstance;
let budget: BodyBudget;
let port: number;
/** Requests that were decided on after their clients had left. */
let abandoned: number;
/** Answers the requests that wait. */
let release: () => void;

beforeEach(async () => {
  budget = new BodyBudget({ caller: 50_000, network: 2000, strangers: 50_000, inAll: 50_000 });
  abandoned = 0;
  app = fastify({ bodyLimit: 1000 });
  endEarlyAnswered(app.server);
  addContexts(app);
  handleErrors(app);
  limitHeaders(app);
  receiveBodies(app, budget);
  const released = new Promise<void>((resolve) => (release = resolve));
  await app.register(
    compressed(async (api) => {
      const untilGone = async ({ raw }: FastifyRequest) =>
        new Promise<void>((resolve) => raw.socket.once('close', () => setImmediate(resolve)));
      const onSend = async () => void (abandoned += 1);
      api.post('/abandoned', { onRequest: untilGone, onSend }, async () => ({}));
      api.post('/echo', async ({ body }) => ({ body }));
      api.post('/slow', async () => released);
      api.post('/file', { onRequest: async ({ raw }) => allowFile(raw) }, async () => ({}));
    }),
  );
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(async () => {
  release();
  await app.close();
});

const json = { 'content-type': 'application/json' };

/** The answer to a request of which nothing but the head and a byte of the body is sent. */
async function answerToHead(request: string, headers: Readonly<Record<string, string | number>>): Promise<string> {
  const { socket, ended } = connectRaw(port);
  socket.write(
    headOf(request, { host: 'localhost', ...headers }) + ('transfer-encoding' in headers ? '1\r\n{\r\n' : '{'),
  );
  const answer = await ended();
  socket.destroy();
  return answer;
}

test.each([
  ['compressed', 'POST /echo', { ...json, 'content-encoding': 'gzip', 'content-length': 900 }, 415],
  ['compressed in chunks', 'POST /echo', { ...json, 'content-encoding': 'br', 'transfer-encoding': 'chunked' }, 415],
  ['a compressed file', 'POST /file', { ...json, 'content-encoding': 'gzip', 'content-length': 900 }, 415],
  ['of a type that nothing reads', 'POST /echo', { 'content-type': 'text/html', 'content-length': 900 }, 415],
  ['of no type', 'POST /echo', { 'content-length': 900 }, 415],
  ['too large', 'POST /echo', { ...json, 'content-length': 1001 }, 413],
  ['for an address that does not exist', 'POST /nowhere', { ...json, 'content-length': 900 }, 404],
  ['for an address that does not exist, of another type', 'PATCH /nowhere', { 'content-length': 900 }, 404],
])(
  'a body that is %s is refused before it is read, and the connection ends',
  async (_what, request, headers, status) => {
    const answer = await answerToHead(request, headers);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer).toContain('"status":false');
    expect(budget.heldBy('all')).toBe(0);
  },
);

test('a compressed body is refused even if it is complete and small', async () => {
  const headers = { ...json, 'content-encoding': 'gzip' };
  const answer = await app.inject({ method: 'POST', url: '/echo', headers, payload: gzipSync('{"a":1}') });
  expect(answer.json()).toMatchObject({
    errors: [{ field: 'body', message: 'Send the request without compressing it' }],
  });
  expect(answer.statusCode).toBe(415);
});

test('a body that arrives byte by byte, in chunks, is read as a whole', async () => {
  const { socket, ended } = connectRaw(port);
  const sent = { text: 'Quay cranes share one flat network.' };
  socket.write(
    headOf('POST /echo', { host: 'localhost', ...json, 'transfer-encoding': 'chunked', connection: 'close' }),
  );
  for (const letter of JSON.stringify(sent)) socket.write(`1\r\n${letter}\r\n`);
  socket.write('0\r\n\r\n');
  const answer = await ended();
  expect(answer).toContain(JSON.stringify({ body: sent }));
  socket.destroy();
});

test('a chunked body is refused once it exceeds the limit', async () => {
  const { socket, ended } = connectRaw(port);
  socket.write(headOf('POST /echo', { host: 'localhost', ...json, 'transfer-encoding': 'chunked' }));
  socket.write(`3e9\r\n${' '.repeat(1001)}\r\n`);
  expect(await ended()).toMatch(/^HTTP\/1.1 413 /);
  socket.destroy();
});

test('what a network sends at once is bounded, from the head until the answer', async () => {
  const first = connectRaw(port);
  first.socket.write(`${headOf('POST /slow', { host: 'localhost', ...json, 'content-length': 900 })}{`);
  const second = connectRaw(port);
  second.socket.write(
    headOf('POST /slow', { host: 'localhost', ...json, 'content-length': 900 }) + `{"a":1}`.padEnd(900),
  );
  await expect.poll(() => budget.heldBy('network:127.0.0.1')).toBe(1800);
  const refused = await answerToHead('POST /echo', { ...json, 'content-length': 900 });
  expect(refused).toMatch(/^HTTP\/1.1 429 /);
  expect(refused).toMatch(/\r\nretry-after: 2\r\n/i);
  release();
  await second.until('HTTP/1.1 200');
  await expect.poll(() => budget.heldBy('network:127.0.0.1')).toBe(900);
  first.socket.destroy();
  await expect.poll(() => budget.heldBy('all')).toBe(0);
  second.socket.destroy();
});

test('a client that leaves before its caller is known holds nothing', async () => {
  const { socket } = connectRaw(port);
  const asked = new Promise((resolve) => app.server.once('request', resolve));
  socket.write(`${headOf('POST /abandoned', { host: 'localhost', ...json, 'content-length': 900 })}{`);
  await asked;
  socket.destroy();
  await expect.poll(() => abandoned).toBe(1);
  expect(budget.heldBy('all')).toBe(0);
});

test('a request with so many headers that one of its body may be lost is refused', async () => {
  const many = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`x-${index}`, '1']));
  const answer = await answerToHead('POST /echo', { ...json, ...many, 'content-length': 900 });
  expect(answer).toMatch(/^HTTP\/1.1 431 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
});
