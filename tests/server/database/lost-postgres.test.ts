import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { openFolder } from '#scripts/support/open-folder.ts';
import { inProject } from '#scripts/support/project.ts';
import { freePort } from '#scripts/support/server-process.ts';
import { connect } from '#server/database/connections.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { findPlace } from '#server/database/embedded/place.ts';
import { runningPostmaster } from '#server/database/embedded/postmaster.ts';
import { handleOrganisationJob } from '#server/jobs/handler.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { add, openPlace, post, read } from '#tests/server/api/place.ts';
import { review } from '#tests/server/jobs/review-job.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

const folder = openFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const clusterFile = (name: string) => join(folder, 'database', 'cluster', name);

async function postmaster() {
  const running = runningPostmaster(await findPlace(join(folder, 'database')));
  if (running === undefined) throw new Error('PostgreSQL is not running');
  return running;
}

/** Without its configuration, PostgreSQL does not start. */
const breakStarts = () => renameSync(clusterFile('postgresql.conf'), clusterFile('away.conf'));
const mendStarts = () => renameSync(clusterFile('away.conf'), clusterFile('postgresql.conf'));

describe('a server', () => {
  const server = shared(() => startTestServer({ dataDirectory: folder }));
  const harbour = shared(() => openPlace(server));
  const scope = () => ({ organisationId: harbour.organisation.id, userId: harbour.owner.id });
  const addReview = (riskId: string) =>
    server.database.inOrganisation(scope(), () => server.jobs.enqueue(review, { riskId }));
  const readiness = async () => {
    const { status, body } = await server.call('/readyz');
    return { status, body };
  };
  const ready = { status: 200, body: { status: 'ready' } };

  const jobsToRetry = async () => {
    const owner = await connect({ ...server.owner, ...(await postmaster()) });
    const { rowCount } = await owner.query(`select from pgboss.job where state = 'retry'`);
    await owner.end();
    return rowCount;
  };

  let worker: ReturnType<typeof startWorker> | undefined;
  afterEach(() => worker?.close());

  it('says so while its PostgreSQL is away, and serves again once it is back', async () => {
    const kept = await add(harbour, '/api/risk', { title: 'Fire in the archive' });
    const former = await postmaster();
    const attempts = new Set<string>();
    const handler = handleOrganisationJob(review, async ({ riskId }, { attempt }) => {
      attempts.add(`${riskId} ${attempt}`);
      if (riskId === kept.id && attempt === 1) throw new Error('Not yet');
    });
    worker = startWorker({ database: server.database, jobs: server.jobs, log: quiet, handlers: [handler] });
    await addReview(kept.id);
    await expect.poll(() => attempts).toEqual(new Set([`${kept.id} 1`]));
    // Once its failure is stored: otherwise it is retried only after its lease.
    await expect.poll(jobsToRetry).toBe(1);

    breakStarts();
    process.kill(former.pid, 'SIGKILL');
    const restarting = { status: 'not ready', reason: 'The database is restarting' };
    await expect.poll(readiness).toEqual({ status: 503, body: restarting });
    const message = 'The service is not available at the moment. Try again shortly.';
    const refused = { status: 503, body: { status: false, message, errors: [] } };
    const paths = ['/api/risk', `/api/risk/${kept.id}`, '/api/auth/me'];
    // All at once, and asserted later: the server gives up after a few attempts to start its PostgreSQL.
    const [health, ...answers] = await Promise.all([
      server.call('/healthz'),
      ...paths.map((path) => harbour.owner.call(path)),
      post(harbour.owner, '/api/risk', { title: 'Refused' }),
    ]);
    mendStarts();
    expect(health).toMatchObject({ status: 200, body: { status: 'ok' } });
    for (const answer of answers) expect(answer).toMatchObject(refused);

    await expect.poll(readiness).toEqual(ready);
    expect((await postmaster()).pid).not.toBe(former.pid);
    expect(await read(harbour.owner, '/api/risk')).toMatchObject({ data: [{ id: kept.id }] });
    const later = await add(harbour, '/api/risk', { title: 'Flood in the archive' });
    // The identity's own connections are back as well.
    expect((await harbour.owner.signInAgain()).sessionId).not.toBe(harbour.owner.sessionId);
    await addReview(later.id);
    await expect.poll(() => attempts).toEqual(new Set([`${kept.id} 1`, `${kept.id} 2`, `${later.id} 1`]));
  });

  it('serves again after one process of PostgreSQL has crashed, and still owns it', async () => {
    const { pid } = await postmaster();
    const owner = await connect({ ...server.owner, ...(await postmaster()) });
    const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
    process.kill(rows[0]?.pid ?? NaN, 'SIGKILL');
    await owner.end();
    await expect.poll(readiness).toEqual(ready);
    await expect.poll(async () => (await harbour.owner.call('/api/risk')).status).toBe(200);
    expect((await postmaster()).pid).toBe(pid);
    await expect(startEmbedded({ folder: join(folder, 'database'), log: quiet })).rejects.toThrow(
      `is in use by another Attest (process ${process.pid})`,
    );
  });
});

describe('a process whose PostgreSQL cannot be restarted', () => {
  const environ = { PATH: process.env.PATH, ENVIRONMENT: 'development', DEMO: 'off', DATA_DIRECTORY: folder };

  it('ends, after several attempts, with one sentence that says why', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', inProject('tests', 'bench', 'serve.ts')], {
      env: { ...environ, PORT: String(await freePort()), LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    const errors = text(child.stderr);
    const logged: string[] = [];
    try {
      for await (const line of createInterface({ input: child.stdout })) {
        logged.push(line);
        if (!line.includes('Attest is at')) continue;
        breakStarts();
        process.kill((await postmaster()).pid, 'SIGKILL');
      }
      expect(await ended).toEqual([1, null]);
      expect(await errors).toMatch(
        /^Attest ends\. The embedded PostgreSQL was lost\. The database in .* does not start: .*\.\n$/,
      );
      expect(logged.filter((line) => line.includes('was not restarted'))).toHaveLength(5);
    } finally {
      child.kill('SIGKILL');
    }
  });
});
