import { randomUUID } from 'node:crypto';
import net from 'node:net';

import { beforeEach, describe, expect, test } from 'vitest';

import type { Answer, Call } from '../support/http.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';

let key: string;
const server = shared(() => startTestServer({ environ: { FAULT_GATE: 'on' } }));
beforeEach(() => {
  key = randomUUID();
});

const api = '/api/risk';
const identity = '/__clerk/v1/environment';

const outcomeOf = ({ status, body }: Answer) => ({ status, body });

/** The server's own response without a token. */
const notSignedIn = { status: false, message: 'Sign in to continue', errors: [] };

const withKey = (): Call => ({ headers: { 'x-attest-test-key': key } });
const operate = (path: string, call?: Call, of = server) => of.call(`/__faults/${key}${path}`, call);
const post = (path: string, body: unknown, of = server) => operate(path, { method: 'POST', body }, of);

async function rule(body: unknown, of = server): Promise<string> {
  const answer = await post('/rules', body, of);
  expect(answer).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^\d+$/) } });
  const { id }: { id: string } = JSON.parse(answer.text);
  return id;
}

const held = async (query = '?wait=10000', of = server) => {
  const answer = await operate(`/held${query}`, {}, of);
  expect(answer.status).toBe(200);
  const body: { held: { id: string; rule: string }[] } = JSON.parse(answer.text);
  return body.held;
};

/** How an unanswered request ended. */
const failureOf = (request: Promise<Answer>) => request.then(outcomeOf, (error: unknown) => error);

const cut = expect.objectContaining({ code: 'ECONNRESET' });

describe('a rule', () => {
  test.each([api, identity, '/assets/main.js'])('answers in place of the handler of %s', async (path) => {
    const body = JSON.stringify({ errors: [{ code: 'too_many_requests' }] });
    await rule({ path, fault: { do: 'answer', status: 429, headers: { 'retry-after': '7' }, body } });
    const answer = await server.call(path, withKey());
    expect(outcomeOf(answer)).toEqual({ status: 429, body: { errors: [{ code: 'too_many_requests' }] } });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '7',
      'x-content-type-options': 'nosniff',
    });
  });

  test('answers without a body if it has none', async () => {
    await rule({ path: api, fault: { do: 'answer', status: 500 } });
    const { status, text } = await server.call(api, withKey());
    expect({ status, text }).toEqual({ status: 500, text: '' });
  });

  test('cuts the connection', async () => {
    await rule({ path: api, fault: { do: 'drop' } });
    await expect(server.call(api, withKey())).rejects.toEqual(cut);
  });

  test('applies once, because no connection serves a second request of a test', async () => {
    expect((await server.call(api, withKey())).headers.connection).toBe('close');
    expect((await server.call(api)).headers.connection).toBe('keep-alive');
  });

  test('delays the request before the server answers it', async () => {
    await rule({ path: api, fault: { do: 'delay', milliseconds: 50 } });
    const start = performance.now();
    expect(outcomeOf(await server.call(api, withKey()))).toEqual({ status: 401, body: notSignedIn });
    expect(performance.now() - start).toBeGreaterThanOrEqual(49);
  });

  test('applies the given number of times, then the next rule does', async () => {
    await rule({ path: api, times: 2, fault: { do: 'answer', status: 500 } });
    await rule({ path: api, times: 1, fault: { do: 'answer', status: 503 } });
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await server.call(api, withKey())).status);
    expect(statuses).toEqual([500, 500, 503, 401]);
  });

  test('applies until it is removed', async () => {
    const id = await rule({ path: api, fault: { do: 'answer', status: 500 } });
    expect((await server.call(api, withKey())).status).toBe(500);
    expect((await operate(`/rules/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await server.call(api, withKey())).status).toBe(401);
    expect((await operate(`/rules/${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test.each([
    ['/api/risk', 'GET', '/api/risk', true],
    ['/api/risk', 'GET', '/api/risk?page=2', true],
    ['/api/risk', 'POST', '/api/risk', false],
    ['/api/risk', 'GET', '/api/risk/1', false],
    ['/api/*', 'GET', '/api/risk', true],
    ['/api/*', 'GET', '/api/risk/1', false],
    ['/api/*/options', 'GET', '/api/risk-impact/options', true],
    ['/api/**', 'GET', '/api/risk/1', true],
    ['/api/**', 'GET', '/api', false],
    ['/api/**', 'GET', '/apis/risk', false],
  ])('for %s applies or not to %s %s', async (path, method, target, meets) => {
    await rule({ method: 'GET', path, fault: { do: 'answer', status: 418 } });
    expect((await server.call(target, { ...withKey(), method })).status === 418).toBe(meets);
  });

  test('affects no other test', async () => {
    await rule({ path: api, fault: { do: 'drop' } });
    const others: Call[] = [
      {},
      { headers: { 'x-attest-test-key': randomUUID() } },
      { headers: { 'x-attest-test-key': '' } },
    ];
    for (const other of others) {
      expect(outcomeOf(await server.call(api, other))).toEqual({ status: 401, body: notSignedIn });
    }
  });
});

describe('a held request', () => {
  test('is listed and can be released to the server', async () => {
    const id = await rule({ method: 'GET', path: '/api/*', fault: { do: 'hold' } });
    const answer = server.call(`${api}?page=2`, withKey());
    const [request] = await held();
    expect(request).toEqual({ id: request?.id, rule: id, method: 'GET', path: '/api/risk' });
    expect((await post(`/held/${request?.id}`, { do: 'pass' })).status).toBe(204);
    expect(outcomeOf(await answer)).toEqual({ status: 401, body: notSignedIn });
    expect(await held('')).toEqual([]);
  });

  test('keeps its body until it is released', async () => {
    await rule({ path: '/__clerk/v1/client/sign_ins', fault: { do: 'hold' } });
    const answer = server.call('/__clerk/v1/client/sign_ins', {
      method: 'POST',
      raw: 'identifier=nobody%40example.org&password=x',
      headers: { ...withKey().headers, 'content-type': 'application/x-www-form-urlencoded', origin: server.origin },
    });
    const [request] = await held();
    await post(`/held/${request?.id}`, { do: 'pass' });
    expect(await answer).toMatchObject({ status: 422, body: { errors: [{ code: 'form_password_incorrect' }] } });
  });

  test('can be answered in place of the server, or cut', async () => {
    const first = await rule({ path: api, times: 1, fault: { do: 'hold' } });
    const second = await rule({ path: identity, times: 1, fault: { do: 'hold' } });
    const answered = server.call(api, withKey());
    const dropped = failureOf(server.call(identity, withKey()));
    const [toAnswer] = await held(`?rule=${first}&wait=10000`);
    const [toDrop] = await held(`?rule=${second}&wait=10000`);
    await post(`/held/${toAnswer?.id}`, {
      do: 'answer',
      status: 503,
      body: 'away',
      headers: { 'content-type': 'text/plain' },
    });
    await post(`/held/${toDrop?.id}`, { do: 'drop' });
    const { status, text, headers } = await answered;
    expect({ status, text, type: headers['content-type'] }).toEqual({ status: 503, text: 'away', type: 'text/plain' });
    expect(await dropped).toEqual(cut);
  });

  test('is dropped when its client disconnects', async () => {
    await rule({ path: api, fault: { do: 'hold' } });
    const socket = net.connect(server.settings.port, '127.0.0.1');
    socket.write(`GET ${api} HTTP/1.1\r\nhost: localhost:${server.settings.port}\r\nx-attest-test-key: ${key}\r\n\r\n`);
    const [request] = await held();
    socket.destroy();
    await expect.poll(() => held('')).toEqual([]);
    expect((await post(`/held/${request?.id}`, { do: 'pass' })).status).toBe(404);
  });

  test('is released when its test clears the gate', async () => {
    await rule({ path: api, fault: { do: 'hold' } });
    const answer = server.call(api, withKey());
    await held();
    expect((await operate('', { method: 'DELETE' })).status).toBe(204);
    expect((await answer).status).toBe(401);
    expect((await server.call(api, withKey())).status).toBe(401);
    expect((await operate('/held')).status).toBe(404);
  });

  test('does not prevent the server from closing', async () => {
    const closing = await startTestServer({ environ: { FAULT_GATE: 'on' } });
    await rule({ path: api, fault: { do: 'hold' } }, closing);
    await rule({ path: identity, fault: { do: 'delay', milliseconds: 60_000 } }, closing);
    const waiting = held('?rule=none&wait=30000', closing);
    const requests = [api, identity].map((path) => failureOf(closing.call(path, withKey())));
    await held('?wait=10000', closing);
    await closing.close();
    expect(await Promise.all(requests)).toEqual([cut, cut]);
    expect(await waiting).toEqual([]);
  });

  test('is awaited no longer than requested', async () => {
    await rule({ path: api, fault: { do: 'hold' } });
    expect(await held('?wait=20')).toEqual([]);
  });
});

test('without FAULT_GATE there is no gate, and its header is ignored', async () => {
  const plain = await startTestServer();
  try {
    expect((await post('/rules', { path: api, fault: { do: 'drop' } }, plain)).status).toBe(404);
    expect((await operate('/held', {}, plain)).status).toBe(404);
    expect((await plain.call(api, withKey())).status).toBe(401);
  } finally {
    await plain.close();
  }
});
