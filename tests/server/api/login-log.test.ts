import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';

import { loginLog } from '#server/database/schema/index.ts';
import { maskedAddress, sessionWatch } from '#server/modules/accounts/login-log.ts';
import { Browser } from '#tests/server/identity/browser.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson, addStranger, type Stranger } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

const server = shared(startTestServer);

const path = '/api/auth/login-logs';
const password = 'correct horse 1';

/** The person's login log, newest first. */
async function logOf(person: Stranger, query = ''): Promise<readonly unknown[]> {
  const rows = at((await person.call(`${path}?${query}`)).body, 'data.data');
  const isPage: (value: unknown) => value is readonly unknown[] = Array.isArray;
  if (!isPage(rows)) throw new Error('No page of the log');
  return rows;
}

const newBrowser = () => new Browser(`${server.origin}/__clerk`, server.origin);

/** A person who signed in with a password from a browser of their own. */
async function signIn(emailAddress: string) {
  const { userId } = await server.identity.seedUser({ emailAddress, password });
  const browser = newBrowser();
  const { body } = await browser.post('/v1/client/sign_ins', { identifier: emailAddress, password });
  const sessionId = textAt(body, 'response.created_session_id');
  const { body: token } = await browser.post(`/v1/client/sessions/${sessionId}/tokens`);
  const call: Stranger['call'] = (to, request) => server.call(to, { token: textAt(token, 'jwt'), ...request });
  const { id } = Object(at((await call('/api/auth/me')).body, 'data'));
  await server.database.platform.execute(`update user_account set approved = true where id = '${id}'`);
  return { userId, browser, sessionId, call };
}

describe('the login log', () => {
  test('shows a person’s sign-ins and failed sign-ins, without credentials', async () => {
    const { userId, call } = await signIn('log@example.com');
    await newBrowser().post('/v1/client/sign_ins', { identifier: 'log@example.com', password: 'a wrong 1' });
    const answer = await vi.waitFor(async () => {
      const found = await call(path);
      expect(at(found.body, 'data.pagination.total')).toBe(2);
      return found;
    }, 30_000);
    const entry = { id: expect.any(String), ip: '127.0.0.1', userAgent: 'node', at: expect.any(String) };
    expect(at(answer.body, 'data.data')).toEqual([
      { ...entry, event: 'SIGN_IN_FAILED', reason: 'form_password_incorrect' },
      { ...entry, event: 'SIGN_IN', reason: null },
    ]);
    const stored = await server.database.platform.select().from(loginLog).where(eq(loginLog.subject, userId));
    expect(JSON.stringify(stored)).not.toMatch(/a wrong 1|correct horse|log@example/);
  });

  test('records an unknown address, masked', async () => {
    await newBrowser().post('/v1/client/sign_ins', { identifier: 'nobody.here@example.com', password });
    const rows = await vi.waitFor(async () => {
      const found = await server.database.platform
        .select()
        .from(loginLog)
        .where(eq(loginLog.emailAddress, 'n…@example.com'));
      expect(found).toHaveLength(1);
      return found;
    }, 30_000);
    expect(rows).toMatchObject([{ subject: null, event: 'SIGN_IN_FAILED' }]);
  });

  test.each([
    ['ada@example.com', 'a…@example.com'],
    ['not an address', 'n…'],
    ['', ''],
    ['😀smile@example.com', '😀…@example.com'],
  ])('masks %j', (address, masked) => {
    expect(maskedAddress(address)).toBe(masked);
  });

  test('records ended sessions, changed passwords and second factors', async () => {
    const { call, browser, sessionId } = await signIn('events@example.com');
    const fields = { current_password: password, new_password: 'correct horse 2', sign_out_of_other_sessions: 'true' };
    await browser.post(`/v1/me/change_password?_clerk_session_id=${sessionId}`, fields);
    const events = at((await call(`${path}?sortId=event&desc=false`)).body, 'data.data');
    expect(Array.isArray(events) && events.map((event) => textAt(event, 'event'))).toEqual([
      'PASSWORD_CHANGED',
      'SIGN_IN',
    ]);
  });

  test('is private: an administrator of the organisation sees nobody else’s', async () => {
    const [person, other] = [await addPerson(server), await addPerson(server)];
    await other.call(`/api/auth/sessions/${(await other.signInAgain()).sessionId}`, { method: 'DELETE' });
    expect(await logOf(other)).toMatchObject([{ event: 'SESSION_REVOKED' }]);
    expect(await logOf(person)).toEqual([]);
  });

  test('can be filtered by event, text and time', async () => {
    const person = await addPerson(server);
    await person.call(`/api/auth/sessions/${(await person.signInAgain()).sessionId}`, { method: 'DELETE' });
    const found = async (query: string) => (await logOf(person, query)).length;
    expect(await found('event=SESSION_REVOKED')).toBe(1);
    expect(await found('event=SIGN_IN')).toBe(0);
    expect(await found('search=revoked')).toBe(1);
    expect(await found('search=nothing')).toBe(0);
    expect(await found('from=2026-01-01T00:00:00Z&to=2126-01-01T00:00:00Z')).toBe(1);
    expect(await found('to=2026-01-01T00:00:00Z')).toBe(0);
  });

  test.each(['2026-01-01T23:59:60Z', '0000-01-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-01-01', 'x'])(
    'rejects the time %s',
    async (from) => {
      const person = await addPerson(server);
      const answer = await person.call(`${path}?from=${from}`);
      expect({ status: answer.status, field: at(answer.body, 'errors.0.field') }).toEqual({
        status: 400,
        field: 'from',
      });
    },
  );

  test('is append-only for every role', async () => {
    const denied = { cause: expect.objectContaining({ message: 'permission denied for table login_log' }) };
    const { platform } = server.database;
    await expect(platform.update(loginLog).set({ reason: 'x' })).rejects.toMatchObject(denied);
    await expect(platform.delete(loginLog)).rejects.toMatchObject(denied);
  });
});

test('with Clerk, a session is logged on first use, once across processes', async () => {
  const { platform } = server.database;
  const { subject } = await addStranger(server);
  const who = { issuer: 'https://clerk.example', subject, sessionId: 'sess_of_clerk' };
  const facts = { id: 'request', ip: '203.0.113.7', userAgent: 'Browser' };
  const [one, other] = [sessionWatch(platform), sessionWatch(platform)];
  await one(who, facts);
  await one(who, facts);
  await other(who, facts);
  await one({ ...who, sessionId: '' }, facts);
  const rows = await platform.select().from(loginLog).where(eq(loginLog.subject, subject));
  expect(rows).toEqual([
    {
      id: expect.any(String),
      issuer: who.issuer,
      subject,
      event: 'SESSION_USED',
      emailAddress: null,
      reason: null,
      sessionId: 'sess_of_clerk',
      ip: '203.0.113.7',
      userAgent: 'Browser',
      at: expect.any(Date),
    },
  ]);
});
