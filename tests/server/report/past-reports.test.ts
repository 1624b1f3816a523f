import { expect, test } from 'vitest';

import { startWorker } from '#server/jobs/worker.ts';
import { importables } from '#server/modules/importables.ts';
import { reportJobs } from '#server/modules/report/index.ts';
import { doneAction, takeFindingStep } from '#tests/contract/finding-fixtures.ts';
import { create } from '#tests/contract/samples.ts';
import { openPlace, post } from '#tests/server/api/place.ts';
import { addOwnControl, adopt, link, positionsByRef } from '#tests/server/compliance/support.ts';
import { addTwoVersions, review, upgradeTo } from '#tests/server/compliance/upgrade-support.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
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

/** The text of a run once it is ready. */
async function textOf(id: string): Promise<string> {
  const { owner } = harbour;
  await expect
    .poll(async () => textAt((await owner.call(`/api/report-runs/${id}`)).body, 'data.state'), { timeout: 60_000 })
    .toBe('READY');
  const url = new URL(textAt((await owner.call(`/api/report-runs/${id}/address`)).body, 'data.url'), server.origin);
  return (await server.call(url.pathname + url.search)).text;
}

async function made(kind: string, given: object = {}) {
  const body = { kind, definitionId: null, asOf: null, format: 'CSV', ...given };
  const id = textAt((await post(harbour.owner, '/api/report-runs', body)).body, 'data.id');
  return { id, text: await textOf(id) };
}

/** Made again once what it said is gone, so that all of it is read again as of its moment. */
async function madeAgain({ id }: { readonly id: string }): Promise<string> {
  await asOwner(server, 'delete from report_run_content where run_id = $1', [id]);
  return textOf(
    textAt((await harbour.owner.call(`/api/report-runs/${id}/repeat`, { method: 'POST' })).body, 'data.id'),
  );
}

test('a report of compliance made again says the same, whatever was upgraded, renewed and closed since', async () => {
  const { owner } = harbour;
  const place = { ...harbour, marker: 'Past', close: () => Promise.resolve() };
  const versions = await addTwoVersions(harbour, 'Quay rules', [
    { same: 'Keep a list of all gates.', gone: 'Keep a dog.' },
    { same: 'Keep a list of all gates.', added: 'Train the guards.' },
  ]);
  const adopted = await adopt(owner, versions.former);
  const own = await addOwnControl(owner, 'Gates', 'COMPLIANT');
  await link(owner, (await positionsByRef(owner, adopted.id))('same').id, own.id, 'EQUAL');
  await review(owner, versions);
  const evidence = await create(place, 'EvidenceRegister', { title: 'Drill', madeOn: '2024-03-10', cadenceMonths: 12 });
  const finding = await create(place, 'Findings', { title: 'No drill', kind: 'OFI', raisedOn: '2026-04-01' });

  await create(place, 'Audits', { title: 'Yearly audit' });

  const before = await made('COMPLIANCE');
  expect(before.text).toContain('Quay rules 1.0,1,0,0,0,1,0,2');
  // The score beside the coverage, the controls, and the management system.
  expect(before.text).toMatch(/Quay rules 1\.0,[^,\n]+,100\.0%,50\.0%/u);
  expect(before.text).toMatch(/Quay rules 1\.0,[^\n]*,same,/u);
  expect(before.text).toContain('Yearly audit');
  expect(before.text).toContain('2025-03-09,Stale');

  await upgradeTo(owner, adopted.id);
  const renewal = { version: evidence.version, madeOn: new Date().toISOString().slice(0, 10), note: '' };
  await owner.call(`/api/evidence/${evidence.id}/renew`, { method: 'POST', body: renewal });
  await doneAction(place, finding.id, owner, '2026-05-01');
  const started = await takeFindingStep(place, owner, finding, {
    action: 'START',
    ownerId: owner.id,
    dueOn: '2099-12-31',
  });
  const version = numberAt(started.body, 'data.version');
  const closed = await takeFindingStep(place, owner, { id: finding.id, version }, { action: 'CLOSE' });
  const archiving = { version: numberAt(closed.body, 'data.version'), isArchived: true, reason: 'Done with' };
  await owner.call(`/api/non-conformance/${finding.id}/archive`, { method: 'POST', body: archiving });

  expect(await madeAgain(before)).toBe(before.text);
  const { text } = await made('COMPLIANCE');
  expect(text).toContain('Quay rules 1.1,1,0,0,0,1,0,2');
  expect(text).toMatch(/NC-0001,.*,Closed,.*Z/);
  expect(text).toContain('Fresh');
});

test('a report of a former day is named by that day, and says what it shows as it is at present', async () => {
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  const { id, text } = await made('PROJECTS', { asOf: day });
  const now = await made('PROJECTS');
  const dayOf = async (run: string) => at((await harbour.owner.call(`/api/report-runs/${run}`)).body, 'data.asOfDay');
  expect([await dayOf(id), await dayOf(now.id)]).toEqual([day, null]);
  const [year, month, date] = day.split('-');
  expect(text).toContain(`the end of ${date}/${month}/${year}`);
  expect(text).toContain('no history of their former values: Done tasks, Health, Open tasks, Progress');
  const { body } = await harbour.owner.call(`/api/report-runs/${id}/address`);
  const url = new URL(textAt(body, 'data.url'), server.origin);
  const file = await server.call(url.pathname + url.search);
  expect(file.headers['content-disposition']).toContain(`projects-and-tasks-${day}.csv`);
});
