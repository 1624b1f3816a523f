import { expect, test, vi } from 'vitest';

import { connect } from '#server/database/connections.ts';
import { at, textAt } from '#tests/server/identity/support.ts';

import { addOrganisation, addPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';

const lines: string[] = [];
const server = shared(() => startTestServer({ log: { write: (line) => lines.push(line) } }));
const organisation = shared(() => addOrganisation(server));
const ada = shared(() => addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] }));

/** The log lines produced by the work, once there is one for each of its requests. */
async function linesOf(requests: number, work: () => Promise<unknown>): Promise<string[]> {
  const before = lines.length;
  await work();
  const answered = () => lines.slice(before).filter((line) => line.includes('"msg":"answered"'));
  await vi.waitFor(() => expect(answered()).toHaveLength(requests), 30_000);
  return lines.slice(before);
}

test('a request is logged as one JSON line with the essential facts', async () => {
  const [line = ''] = await linesOf(1, () => ada.call('/api/risk?search=secret'));
  const entry: unknown = JSON.parse(line);
  expect(line.endsWith('\n')).toBe(true);
  expect(line.trim()).not.toContain('\n');
  expect(entry).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    method: 'GET',
    route: '/api/risk',
    status: 200,
    milliseconds: expect.any(Number),
    ip: '127.0.0.1',
    userId: ada.id,
    organisationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    msg: 'answered',
  });
});

test('credentials and user input are not logged', async () => {
  const token = await ada.token();
  const cookie = [...ada.browser.cookies.values()].join('; ');
  const secrets = ['hunter2-password', '424242', 'SearchedWords', 'LinkToken0123456789', 'TypedTitle', 'QueryValue'];
  const body = { title: 'TypedTitle' };
  const written = await linesOf(8, async () => {
    await ada.call('/api/risk?search=SearchedWords');
    await ada.call('/api/risk', { method: 'POST', body });
    await ada.call('/api/risk', { method: 'POST', body: { ...body, title: 7, description: 'TypedTitle' } });
    await ada.call('/api/unknown/LinkToken0123456789?token=QueryValue');
    await server.call('/links/LinkToken0123456789', { headers: { cookie, authorization: `Bearer ${token}x` } });
    await server.call('/api/auth/me', { token: `${token}x` });
    const signIn = { identifier: ada.email, password: 'hunter2-password' };
    await ada.browser.copy().post('/v1/client/sign_ins?_clerk_js_version=QueryValue', signIn);
    await ada.browser.post('/v1/client/sign_ups/sua_1/attempt_verification', {
      strategy: 'email_code',
      code: '424242',
    });
  });
  for (const secret of [...secrets, token, ...token.split('.').slice(1), cookie])
    expect(written.join('')).not.toContain(secret);
  expect(written.join('')).not.toContain(ada.email);
});

test('a failed statement is logged with its code and location, without user input', async () => {
  const owner = await connect(server.owner);
  const written = await linesOf(2, async () => {
    await owner.query('revoke select on record from attest_app');
    const list = await ada.call('/api/risk?search=SearchedWords');
    await owner.query('grant select on record to attest_app');
    await owner.query('revoke insert on risk from attest_app');
    const body = { title: 'TypedTitle', description: 'TypedTitle\u2028\n    at x' };
    const created = await ada.call('/api/risk', { method: 'POST', body });
    await owner.query('grant insert on risk to attest_app');
    expect([list.status, created.status]).toEqual([500, 500]);
  });
  await owner.end();
  expect(written.join('')).not.toMatch(/SearchedWords|TypedTitle/);
  const failures = written.map((line): unknown => JSON.parse(line)).filter((entry) => at(entry, 'level') === 50);
  expect(failures).toHaveLength(2);
  for (const failure of failures) {
    expect(at(failure, 'err.reason')).toBe('42501');
    expect(textAt(failure, 'err.message')).toMatch(/^Failed query: /);
    expect(textAt(failure, 'err.stack')).toMatch(/^at .+:\d+:\d+/);
  }
});

test('a line break in a request does not start a new log line', async () => {
  const forged = '%0d%0a{"level":30,"msg":"answered"}';
  const written = await linesOf(5, async () => {
    await ada.call(`/api/risk?search=${encodeURI(forged)}`);
    await ada.call(`/api/risk/${forged}`.replaceAll('"', '%22'));
    await ada.call(`/${forged}`.replaceAll('"', '%22'));
    await server.call('/healthz', { headers: { 'user-agent': 'x {"level":30}', 'x-forwarded-for': '{"level":30}' } });
    await ada.call('/api/risk', { method: 'POST', body: { title: 'x\r\n{"level":30}' } });
  });
  for (const line of written) {
    expect(line.trimEnd()).not.toMatch(/[\r\n]/);
    expect(at(JSON.parse(line), 'requestId')).toEqual(expect.any(String));
  }
  expect(written).toHaveLength(5);
});
