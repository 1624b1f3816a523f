import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { connect } from '#server/database/connections.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { importJobs } from '#server/modules/import/index.ts';
import { importTargets } from '#server/modules/importables.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { numberAt } from '#tests/server/identity/support.ts';
import { openQueue } from '#tests/server/jobs/queue.ts';
import { urlOf } from '#tests/server/support/database.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

import { addType, assetsPath, assetTitles, file, importOf, importsInto } from './importing.ts';

const server = shared(startTestServer);
const open = () => openPlace(server);

/** Generous, as in vitest.config.ts: two more processes start, on a machine that may be busy. */
const enough = { timeout: 120_000 };

it('that is killed has imported nothing, and is done by another process', async () => {
  const place = await open();
  await addType(place, 'Server');
  const imports = importsInto('informationAsset', place);
  const lines = Array.from({ length: 700 }, (_, index) => `Asset ${index},${index === 699 ? 'Server' : ''}`);
  const { id } = await imports.check(file('Title,Type', ...lines));
  const queue = await openQueue(server.owner);
  await queue.empty();
  const blocker = await connect(server.owner);
  // The last row waits for this entry.
  await blocker.query('begin');
  await blocker.query('select from asset_type where organisation_id = $1 for update', [place.organisation.id]);
  const script = join(import.meta.dirname, 'worker-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, urlOf(server.owner)], { stdio: 'inherit' });
  importOf(await imports.start(id, 'run', { leaveOutInvalid: false }));
  await expect.poll(async () => (await imports.get(id)).done, enough).toBe(500);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await blocker.end();
  expect(await assetTitles(place)).toEqual([]);
  expect((await imports.get(id)).state).toBe('RUNNING');
  await queue.expire();
  const { database } = server;
  const worker = startWorker({
    database,
    jobs: openJobs(database.jobs),
    log: quiet,
    handlers: importJobs(database, importTargets),
    pollEvery: 50,
  });
  await worker.maintain();
  await queue.makeDue();
  await expect.poll(async () => (await imports.get(id)).state, enough).toBe('DONE');
  await worker.close();
  await queue.close();
  const { body } = await place.owner.call(`${assetsPath}?perPage=1`);
  expect(numberAt(body, 'data.pagination.total')).toBe(700);
}, 300_000);
