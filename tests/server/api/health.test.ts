import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { at } from '../identity/support.ts';
import { urlOf } from '../support/database.ts';
import { addOrganisation, addPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';

const folder = mkdtempSync(join(tmpdir(), 'attest-proxy-'));
const socketName = '.s.PGSQL.5432';

/** A proxy to PostgreSQL that the test can interrupt and restore. */
class Way {
  readonly #connections = new Set<net.Socket>();
  #server: net.Server | undefined;
  target = '';

  async open(): Promise<void> {
    this.#server = net.createServer((inner) => {
      const outer = net.connect(this.target);
      for (const socket of [inner, outer]) {
        this.#connections.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => this.#connections.delete(socket));
      }
      inner.pipe(outer).pipe(inner);
      inner.on('close', () => outer.destroy());
      outer.on('close', () => inner.destroy());
    });
    await new Promise<void>((resolve) => {
      this.#server?.listen(join(folder, socketName), resolve);
    });
  }

  async cut(): Promise<void> {
    for (const socket of this.#connections) socket.destroy();
    await new Promise((resolve) => this.#server?.close(resolve));
  }
}

const way = new Way();
beforeAll(() => way.open());
afterAll(async () => {
  await way.cut();
  rmSync(folder, { recursive: true });
});
const server = shared(() =>
  startTestServer({
    databaseUrl(owner) {
      way.target = join(owner.host, `.s.PGSQL.${owner.port}`);
      return urlOf({ ...owner, host: folder, port: 5432 });
    },
  }),
);
const organisation = shared(() => addOrganisation(server));
const ada = shared(() => addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] }));

const answersOf = async () => {
  const [healthy, ready] = [await server.call('/healthz'), await server.call('/readyz')];
  return [healthy, ready].map(({ status, body }) => ({ status, body }));
};

test('the server is alive without its database, ready with it, and recovers when it returns', async () => {
  const serving = [
    { status: 200, body: { status: 'ok' } },
    { status: 200, body: { status: 'ready' } },
  ];
  expect(await answersOf()).toEqual(serving);
  expect((await ada.call('/api/risk')).status).toBe(200);

  await way.cut();
  expect(await answersOf()).toEqual([
    { status: 200, body: { status: 'ok' } },
    { status: 503, body: { status: 'not ready', reason: 'The database is not responding' } },
  ]);
  const refused = await ada.call('/api/risk');
  expect(refused.status).toBe(503);
  expect(refused.body).toEqual({
    status: false,
    message: 'The service is not available at the moment. Try again shortly.',
    errors: [],
  });

  for (const [method, path] of [
    ['GET', 'client'],
    ['POST', 'client/sign_ins'],
    ['POST', 'client/sign_ups'],
    ['DELETE', 'client/sessions'],
    ['POST', `client/sessions/${ada.sessionId}/tokens`],
  ] as const) {
    const headers = {
      origin: server.origin,
      cookie: '__client=known',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const identity = await server.call(`/__clerk/v1/${path}`, {
      method,
      headers,
      raw: method === 'POST' ? 'a=b' : undefined,
    });
    expect({ path, status: identity.status, code: at(identity.body, 'errors.0.code') }).toEqual({
      path,
      status: 503,
      code: 'service_unavailable',
    });
  }

  await way.open();
  await vi.waitFor(async () => expect(await answersOf()).toEqual(serving), 30_000);
  expect((await ada.call('/api/risk')).status).toBe(200);
});

test('losing the database during a request fails that request, not the server', async () => {
  const requests = Array.from({ length: 20 }, (_, index) =>
    ada.call('/api/risk', { method: 'POST', body: { title: `Under way ${index}` } }),
  );
  await Promise.race(requests);
  await way.cut();
  const statuses = new Set((await Promise.all(requests)).map(({ status }) => status));
  await way.open();
  expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  await vi.waitFor(async () => expect((await ada.call('/api/risk')).status).toBe(200), 30_000);
});
