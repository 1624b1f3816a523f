import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';

import { projectRoot } from '#scripts/support/project.ts';
import { createHashQueue } from '#server/identity/hash-queue.ts';
import type { LocalIdentity } from '#server/identity/index.ts';
import { shared } from '#tests/server/support/shared.ts';

import type { Answer, Browser } from './browser.ts';
import { begin } from './sign-up-steps.ts';
import {
  createUser,
  expectRefused,
  mailedCode,
  newAddress,
  openTestIdentity,
  password,
  textAt,
  type OpenIdentity,
} from './support.ts';

/** Another process on the same database, whose queue is full. */
const server = shared(openTestIdentity);
const full = shared(() => server.reopen({ hashQueue: createHashQueue({ atOnce: 0, waiting: 0, perRequester: 0 }) }));

const other = 'battery-staple-8';

async function beginSignIn(fields: Record<string, string>) {
  const browser = server.browser();
  const { body } = await browser.post('/v1/client/sign_ins', fields);
  return { browser, path: `/v1/client/sign_ins/${textAt(body, 'response.id')}` };
}

async function beginReset() {
  const { address } = await createUser(server);
  const strategy = 'reset_password_email_code';
  const started = await beginSignIn({ strategy, identifier: address });
  return { ...started, strategy, code: await mailedCode(server.outbox, address) };
}

/** The browser with the same cookies, at the process with the full queue. */
const there = (browser: Browser) => browser.copy(full.browser());

/** The body for each route that hashes; no other frontend route may ever hash. */
const hashing: Readonly<Record<string, () => Promise<Answer>>> = {
  'POST /v1/client/sign_ups': () =>
    full.browser().post('/v1/client/sign_ups', { email_address: newAddress(), password }),
  async 'PATCH /v1/client/sign_ups/:id'() {
    const { browser, path } = await begin(server, newAddress());
    return there(browser).override('PATCH', path, { password });
  },
  'POST /v1/client/sign_ins': () => full.browser().post('/v1/client/sign_ins', { identifier: newAddress(), password }),
  async 'POST /v1/client/sign_ins/:id/attempt_first_factor'() {
    const { browser, path } = await beginSignIn({ identifier: newAddress() });
    return there(browser).post(`${path}/attempt_first_factor`, { strategy: 'password', password });
  },
  async 'POST /v1/client/sign_ins/:id/attempt_first_factor (reset)'() {
    const { browser, path, strategy, code } = await beginReset();
    return there(browser).post(`${path}/attempt_first_factor`, { strategy, code, password: other });
  },
  async 'POST /v1/client/sign_ins/:id/reset_password'() {
    const { browser, path, strategy, code } = await beginReset();
    await browser.post(`${path}/attempt_first_factor`, { strategy, code });
    return there(browser).post(`${path}/reset_password`, { password: other });
  },
  async 'POST /v1/client/sessions/:id/verify/attempt_first_factor'() {
    const emailAddress = newAddress();
    await server.identity.seedUser({ emailAddress, password });
    const { browser, sessionId } = await server.signedIn(emailAddress);
    const path = `/v1/client/sessions/${sessionId}/verify/attempt_first_factor`;
    return there(browser).post(path, { strategy: 'password', password });
  },
  async 'POST /v1/me/change_password'() {
    const emailAddress = newAddress();
    await server.identity.seedUser({ emailAddress, password });
    const { browser } = await server.signedIn(emailAddress);
    return there(browser).post('/v1/me/change_password', { current_password: password, new_password: other });
  },
};

/** Method and path of every route below `/__clerk/v1`. */
async function routesOf(identity: LocalIdentity): Promise<string[]> {
  const routes: string[] = [];
  const app = Fastify();
  app.addHook('onRoute', ({ method, url }) => {
    const methods = [method].flat();
    // PATCH and DELETE are also accepted as POST with `?_method=`.
    const meant = methods.length > 1 ? methods.filter((one) => one !== 'POST') : methods;
    routes.push(...meant.map((one) => `${one} ${url}`));
  });
  await app.register(identity.frontend);
  await app.ready();
  await app.close();
  return routes.filter((route) => route.includes(' /v1/'));
}

describe('hashing', () => {
  test.each(Object.entries(hashing))('%s answers 503 while the queue is full', async (_route, send) => {
    const answer = await send();
    expectRefused(answer, 503, 'service_unavailable');
    expect(answer.headers.get('retry-after')).toBe('2');
  });

  test('no other frontend route hashes', async () => {
    const routes = await routesOf(full.identity);
    const known = Object.keys(hashing).map((route) => route.replace(/ \(.*/, ''));
    expect(routes).toEqual(expect.arrayContaining(known));
    const { browser, path } = await beginSignIn({ identifier: newAddress() });
    const id = path.split('/').at(-1) ?? '';
    const fields = { password, new_password: other, current_password: password, code: '000000', strategy: 'password' };
    for (const route of routes.filter((one) => !known.includes(one))) {
      const [method = '', url = ''] = route.split(' ');
      const target = url.replace(':id', id).replace(':template', 'api-testing');
      const from = there(browser);
      const answer = method === 'GET' ? await from.get(target) : await from.post(`${target}?_method=${method}`, fields);
      expect({ route, isFull: answer.status === 503 }).toEqual({ route, isFull: false });
    }
  });

  test('the Backend API hashes in the same queue', async () => {
    const { apiUrl, secretKey } = full.identity.backend;
    const { userId } = await createUser(server);
    const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
    const created = await fetch(`${apiUrl}/v1/users`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email_address: [newAddress()], password }),
    });
    const changed = await fetch(`${apiUrl}/v1/users/${userId}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ password }),
    });
    expect([created.status, changed.status]).toEqual([503, 503]);
    expect(created.headers.get('retry-after')).toBe('2');
  });

  test('only the module with the queue can hash', () => {
    const folder = join(projectRoot, 'server');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const hashes = /\b(?:scrypt|scryptSync|pbkdf2|pbkdf2Sync|argon2|argon2Sync|bcrypt)\b\s*[(,}]/;
    // The database's own credentials are derived once, at start-up.
    const expected = [join('database', 'credentials.ts'), join('identity', 'passwords.ts')];
    expect(files.filter((name) => hashes.test(readFileSync(join(folder, name), 'utf8'))).toSorted()).toEqual(expected);
  });
});

describe('hashes per requester are limited', () => {
  const updates = async (limited: OpenIdentity, browser: Browser, path: string, count: number) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) {
      statuses.push((await browser.copy(limited.browser()).override('PATCH', path, { password })).status);
    }
    return statuses;
  };

  /** The statuses of three changes to a sign-up when two are allowed per day. */
  async function threeChanges(name: 'hashesPerClient' | 'hashesPerIp' | 'signUpChangesPerClient') {
    const { browser, path } = await begin(server, newAddress());
    const limited = await server.reopen({ limits: { [name]: { limit: 2, seconds: 86_400 } } });
    try {
      return await updates(limited, browser, path, 3);
    } finally {
      await limited.close();
    }
  }

  test.each(['hashesPerClient', 'signUpChangesPerClient'] as const)('by browser: %s', async (name) => {
    expect(await threeChanges(name)).toEqual([200, 200, 429]);
  });

  test('by IP address', async () => {
    // Other tests in this file may have been counted before.
    expect(await threeChanges('hashesPerIp')).toContain(429);
  });
});
