import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { describe, expect, test } from 'vitest';

import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { exportJobs } from '#server/modules/organisation-export/index.ts';
import { urlOf } from '#tests/server/support/database.ts';
import { call, type Call } from '#tests/server/support/http.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addOrganisation, addPerson, type Person } from '#tests/server/support/people.ts';
import { freePort, startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

const most = 20;

/** One process of Attest: this one. */
const first = shared(() => startTestServer({ environ: { LIMIT_CHANGES_PER_MINUTE: String(most) } }));

async function whenStarted(child: ChildProcess): Promise<void> {
  if (child.stdout === null) throw new Error('It has no output');
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('Attest is at')) return;
  throw new Error('The second process has ended');
}

/** Another process, over the same database and behind the same address. */
const second = shared(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'attest-second-'));
  const port = await freePort();
  const script = path.join(import.meta.dirname, '..', '..', 'bench', 'serve.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: {
      PATH: process.env.PATH,
      ENVIRONMENT: 'development',
      DEMO: 'off',
      LOG_LEVEL: 'error',
      PORT: String(port),
      ORIGIN: first.origin,
      DATA_DIRECTORY: folder,
      DATABASE_URL: urlOf(first.owner),
      IDENTITY_KEY: first.encryptionKey.toString('base64'),
      LIMIT_CHANGES_PER_MINUTE: String(most),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await whenStarted(child);
  const host = new URL(first.origin).host;
  return {
    call: async (person: Person, address: string, request: Call) =>
      call(port, address, { token: await person.token(), ...request, headers: { host, ...request.headers } }),
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
});

async function newPlace() {
  const organisation = await addOrganisation(first);
  const administrator = await addPerson(first, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
  /** Sends a request to the processes in turn. */
  const send = (turn: number, address: string, request: Call) => {
    const whole = { organisation: organisation.id, ...request };
    return turn % 2 === 0 ? administrator.call(address, whole) : second.call(administrator, address, whole);
  };
  return { organisationId: organisation.id, administrator, send };
}

const times = (count: number) => Array.from({ length: count }, (_, turn) => turn);

describe('two processes on one database', () => {
  test('make a record once, although both get its creation at the same time', async () => {
    const { organisationId, send } = await newPlace();
    const headers = { 'idempotency-key': randomUUID() };
    const request = { method: 'POST', body: { title: 'Sent to both' }, headers };
    const answers = await Promise.all(times(10).map((turn) => send(turn, '/api/risk', request)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toHaveLength(1);
    expect(answers[0]?.status).toBe(201);
    const scope = { organisationId, userId: '' };
    expect(await first.database.inOrganisation(scope, () => db.$count(record))).toBe(1);
  });

  test('count the changes of a person together', async () => {
    const { administrator, send } = await newPlace();
    const answers = [];
    for (const turn of times(4 * most))
      answers.push(await send(turn, '/api/risk', { method: 'POST', body: { title: `Risk ${turn}` } }));
    // A minute may end meanwhile, and the next one admits as many. Processes count in blocks, so that some may be left over.
    const windows = await asOwner(first, 'select from rate_limit where bucket like $1', [
      `changes:%${administrator.id}%`,
    ]);
    const made = answers.filter(({ status }) => status === 201).length;
    expect(made).toBeGreaterThan(most / 2);
    expect(made).toBeLessThanOrEqual(windows.length * most);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(answers.length - made);
  });

  test('do each job once, wherever it was asked for', { timeout: 60_000 }, async () => {
    const places = await Promise.all(times(4).map(() => newPlace()));
    const { database, jobs, files } = first;
    const worker = startWorker({ database, jobs, log: quiet, handlers: exportJobs({ database, files }) });
    const address = '/api/manage-organisation/export';
    const asked = await Promise.all(places.map(({ send }, turn) => send(turn, address, { method: 'POST' })));
    expect(asked.map(({ status }) => status)).toEqual(places.map(() => 201));
    const states = () => asOwner(first, 'select state, progress from organisation_export');
    await expect.poll(states, { timeout: 45_000 }).toEqual(places.map(() => ({ state: 'READY', progress: 100 })));
    const done = await asOwner(
      first,
      `select state, retry_count as retries from pgboss.job where to_jsonb(job)::text like '%exportId%'`,
    );
    expect(done).toEqual(places.map(() => ({ state: 'completed', retries: 0 })));
    await worker.close();
  });
});
