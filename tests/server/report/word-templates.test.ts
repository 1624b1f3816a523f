import { expect, test } from 'vitest';

import { startWorker } from '#server/jobs/worker.ts';
import { purgeFiles } from '#server/modules/attachment/index.ts';
import { importables } from '#server/modules/importables.ts';
import { reportJobs, runReportHour } from '#server/modules/report/index.ts';
import { run as exampleTemplate } from '#server/modules/word-template/files/example.task.ts';
import { openPlace, post } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

const server = shared(() => startTestServer());
shared(async () => {
  const { database, jobs, files, settings } = server;
  const handlers = reportJobs({ database, jobs, files, limits: settings.files, registers: importables });
  const worker = startWorker({ database, jobs, log: quiet, handlers });
  return { close: () => worker.close() };
});
const harbour = shared(() => openPlace(server));

const template = '/api/manage-organisation/template';
const upload = async () =>
  harbour.owner.call(`${template}?name=Letter.docx`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    raw: await exampleTemplate(),
  });
const repeat = (id: string) => harbour.owner.call(`/api/report-runs/${id}/repeat`, { method: 'POST' });

async function ready(id: string) {
  const read = async () => at((await harbour.owner.call(`/api/report-runs/${id}`)).body, 'data');
  await expect.poll(async () => textAt(await read(), 'state'), { timeout: 60_000 }).toBe('READY');
  return read();
}

async function made(format: string) {
  const asked = await post(harbour.owner, '/api/report-runs', {
    kind: 'STAFF',
    definitionId: null,
    asOf: null,
    format,
  });
  return ready(textAt(asked.body, 'data.id'));
}

test('a Word report made again is written with the template of the first, which is kept for it, or not at all', async () => {
  const plain = await made('DOCX');
  expect(plain).toMatchObject({ wordTemplate: null });
  expect(await upload()).toMatchObject({ status: 200 });
  const plainAgain = await ready(textAt((await repeat(textAt(plain, 'id'))).body, 'data.id'));
  expect(plainAgain).toMatchObject({ wordTemplate: null, sha256: textAt(plain, 'sha256') });

  const first = await made('DOCX');
  const id = textAt(first, 'id');
  expect(first).toMatchObject({ wordTemplate: { name: 'Letter.docx' } });
  expect(await made('CSV')).toMatchObject({ wordTemplate: null });
  expect(await harbour.owner.call(template, { method: 'DELETE' })).toMatchObject({ status: 200 });
  await purgeFiles(server, 0);
  const again = await ready(textAt((await repeat(id)).body, 'data.id'));
  expect(again).toMatchObject({ wordTemplate: { name: 'Letter.docx' }, sha256: textAt(first, 'sha256') });
  expect(await made('DOCX')).toMatchObject({ wordTemplate: null });

  await asOwner(server, `update report_run set expires_at = '2020-01-01' where organisation_id = $1`, [
    harbour.organisation.id,
  ]);
  await runReportHour(server);
  await purgeFiles(server, 0);
  expect(await repeat(id)).toMatchObject({
    status: 409,
    body: { errors: [{ field: 'id', message: expect.stringContaining('“Letter.docx”, is no longer stored') }] },
  });
  expect((await repeat(textAt(plain, 'id'))).status).toBe(200);
});
