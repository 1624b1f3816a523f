import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';

import type { Database } from '#server/database/database.ts';
import { addHealth } from '#server/http/health.ts';

const folder = mkdtempSync(join(tmpdir(), 'attest-health-'));
chmodSync(folder, 0o700);
afterAll(() => rmSync(folder, { recursive: true }));

const silent = async () => {
  throw new Error('timeout exceeded when trying to connect');
};

interface Situation {
  readonly state?: ReturnType<Database['state']>;
  readonly check?: () => Promise<void>;
  readonly folders?: readonly string[];
  readonly isFull?: boolean;
}

async function answersIn({ state = 'running', check = async () => {}, folders = [folder], isFull }: Situation) {
  const app = fastify();
  const disk = isFull === undefined ? {} : { isFull: async () => isFull };
  addHealth(app, { database: { state: () => state, check }, folders, ...disk });
  const [healthy, ready] = [await app.inject('/healthz'), await app.inject('/readyz')];
  await app.close();
  return [healthy.statusCode, healthy.json<unknown>(), ready.statusCode, ready.json<unknown>()];
}

const notReady = (reason: string) => [200, { status: 'ok' }, 503, { status: 'not ready', reason }];

describe('a server', () => {
  test('with a database and space is alive and ready', async () => {
    expect(await answersIn({})).toEqual([200, { status: 'ok' }, 200, { status: 'ready' }]);
  });

  test('that restarts its database is alive, and is asked nothing of the database', async () => {
    expect(await answersIn({ state: 'restarting', check: silent })).toEqual(notReady('The database is restarting'));
  });

  test('whose database does not answer is alive', async () => {
    expect(await answersIn({ check: silent })).toEqual(notReady('The database is not responding'));
  });

  test('that has given up on its database is not alive either', async () => {
    expect(await answersIn({ state: 'failed' })).toEqual([
      503,
      { status: 'failed' },
      503,
      { status: 'not ready', reason: 'The database has failed' },
    ]);
  });

  test('whose disk is full says so, whatever that does to its database', async () => {
    expect(await answersIn({ isFull: true })).toEqual(notReady('The disk is full'));
    expect(await answersIn({ isFull: true, state: 'restarting' })).toEqual(notReady('The disk is full'));
  });

  test('whose data directory is gone says that, and not where it was', async () => {
    const folders = [folder, join(folder, 'gone')];
    expect(await answersIn({ folders })).toEqual(notReady('The data directory cannot be written'));
  });
});
