import { randomUUID } from 'node:crypto';

import { beforeEach, describe, expect, test } from 'vitest';

import type { Call } from '../support/http.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';

let key: string;
const server = shared(() => startTestServer({ environ: { FAULT_GATE: 'on' } }));
beforeEach(() => {
  key = randomUUID();
});

const api = '/api/risk';
const operate = (path: string, call?: Call) => server.call(`/__faults/${key}${path}`, call);
const post = (path: string, body: unknown) => operate(path, { method: 'POST', body });

describe('the gate rejects', () => {
  const pathRule = 'A path of segments, * for any one, /** at its end for the rest';
  const drop = { do: 'drop' };

  test.each([
    [{}, ['path', 'fault']],
    [null, ['body']],
    [{ path: 'api', fault: drop }, ['path']],
    [{ path: '/api/**/risk', fault: drop }, ['path']],
    [{ path: '/**', fault: drop }, ['path']],
    [{ path: '/api/(a+)+$', fault: drop }, ['path']],
    [{ path: `/${'a'.repeat(500)}`, fault: drop }, ['path']],
    [{ path: api, method: 'TRACE', fault: drop }, ['method']],
    [{ path: api, times: 0, fault: drop }, ['times']],
    [{ path: api, times: 1.5, fault: drop }, ['times']],
    [{ path: api, fault: drop, more: 1 }, ['body']],
    [{ path: api, fault: { do: 'explode' } }, ['fault/do']],
    [{ path: api, fault: { do: 'pass' } }, ['fault/do']],
    [{ path: api, fault: { do: 'delay', milliseconds: 60_001 } }, ['fault/milliseconds']],
    [{ path: api, fault: { do: 'answer', status: 199 } }, ['fault/status']],
    [{ path: api, fault: { do: 'answer', status: 600 } }, ['fault/status']],
    [{ path: api, fault: { do: 'answer', status: 200, body: {} } }, ['fault/body']],
    [{ path: api, fault: { do: 'answer', status: 200, body: 'x'.repeat(100_001) } }, ['fault/body']],
    [{ path: api, fault: { do: 'answer', status: 200, headers: { 'set-cookie': 'a=b' } } }, ['fault/headers']],
    [
      { path: api, fault: { do: 'answer', status: 200, headers: { 'retry-after': '1\r\nset-cookie: a=b' } } },
      ['fault/headers/retry-after'],
    ],
  ])('the rule %j', async (body, fields) => {
    const answer = await post('/rules', body);
    expect(answer.status).toBe(400);
    const { errors }: { errors: { field: string }[] } = JSON.parse(answer.text);
    expect(errors.map(({ field }) => field)).toEqual(fields);
    expect((await operate('/held')).status).toBe(404);
  });

  test('with helpful messages', async () => {
    expect(await post('/rules', { path: 'api', fault: drop })).toMatchObject({
      body: { status: false, message: pathRule, errors: [{ field: 'path', message: pathRule }] },
    });
  });

  test.each(['?wait=-1', '?wait=30001', '?wait=soon', '?rule=1&rule=2', '?more=1'])('the query %s', async (query) => {
    await post('/rules', { path: api, fault: drop });
    expect((await operate(`/held${query}`)).status).toBe(400);
  });

  test.each(['short', 'x'.repeat(65), '....................'])('the key %s', async (bad) => {
    const answer = await server.call(`/__faults/${bad}/rules`, { method: 'POST', body: { path: api, fault: drop } });
    expect(answer.status).toBe(404);
  });

  test('more than a hundred rules per test', async () => {
    for (let index = 0; index < 100; index += 1) {
      expect((await post('/rules', { path: api, fault: drop })).status).toBe(201);
    }
    expect((await post('/rules', { path: api, fault: drop })).status).toBe(400);
  });

  test('content types that another origin can send without a preflight', async () => {
    const raw = JSON.stringify({ path: api, fault: drop });
    const sent = await operate('/rules', { method: 'POST', raw, headers: { 'content-type': 'text/plain' } });
    expect(sent.status).toBe(415);
  });
});
