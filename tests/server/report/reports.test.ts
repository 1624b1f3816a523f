import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { membershipPermission, reportRun, reportSchedule } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { importables } from '#server/modules/importables.ts';
import { reportJobs, runReportHour } from '#server/modules/report/index.ts';
import { leave, openPlace, patch, post, type Place } from '#tests/server/api/place.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { unzipped } from '#tests/server/support/ooxml.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
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
const other = shared(() => openPlace(server));

const within = <Result>({ organisation }: Place, work: () => Promise<Result>) =>
  server.database.inOrganisation({ organisationId: organisation.id, userId: '' }, work);

const askFor = (person: Person, kind: string, more: object = {}) =>
  post(person, '/api/report-runs', { kind, definitionId: null, asOf: null, ...more });
const runOf = async (person: Person, id: string) => at((await person.call(`/api/report-runs/${id}`)).body, 'data');
const addRisk = async (title: string) => textAt((await post(harbour.owner, '/api/risk', { title })).body, 'data.id');

async function ended(person: Person, id: string) {
  await expect
    .poll(async () => textAt(await runOf(person, id), 'state'), { timeout: 60_000 })
    .toMatch(/READY|FAILED|CANCELLED/);
  return runOf(person, id);
}

async function made(person: Person, kind: string, more: object = {}): Promise<string> {
  const id = textAt((await askFor(person, kind, more)).body, 'data.id');
  expect(await ended(person, id)).toMatchObject({ state: 'READY', failure: null });
  return id;
}

async function bytesOf(person: Person, id: string): Promise<Buffer> {
  const url = textAt((await person.call(`/api/report-runs/${id}/address`)).body, 'data.url');
  const answer = await server.call(new URL(url, server.origin).pathname + new URL(url, server.origin).search);
  expect(answer.status).toBe(200);
  return Buffer.from(answer.bytes);
}

const latin = (bytes: Buffer) => bytes.toString('latin1');

describe('a report', () => {
  test('is a tagged PDF with headings, tables, a title and a language', async () => {
    await addRisk('Loss of the data centre');
    const id = await made(harbour.owner, 'RISKS');
    const text = latin(await bytesOf(harbour.owner, id));
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text).toContain('/StructTreeRoot');
    expect(text).toMatch(/\/Marked true/);
    expect(text).toMatch(/\/Lang \(en-GB\)/);
    for (const tag of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD']) expect(text).toContain(`/S /${tag}\n`);
    expect(text).toContain('/Scope /Column');
  });

  test.each(['PDF', 'DOCX', 'XLSX', 'CSV'])(
    'made again as %s has the same bytes, although records have changed since',
    async (format) => {
      const risk = await addRisk(`Before ${format}`);
      const first = await made(harbour.owner, 'RISKS', { format });
      await patch(harbour.owner, `/api/risk/${risk}`, { version: 1, title: `After ${format}` });
      await addRisk(`New ${format}`);
      const again = textAt(
        (await harbour.owner.call(`/api/report-runs/${first}/repeat`, { method: 'POST' })).body,
        'data.id',
      );
      const [was, is] = [await ended(harbour.owner, first), await ended(harbour.owner, again)];
      expect(textAt(is, 'sha256')).toBe(textAt(was, 'sha256'));
      expect((await bytesOf(harbour.owner, again)).equals(await bytesOf(harbour.owner, first))).toBe(true);
    },
  );

  test.each([
    ['what it said is there, although records have changed since', false],
    ['it has to be read again', true],
  ])('made again by a colleague has the same bytes while %s', async (_while, isGone) => {
    const colleague = await addPerson(server, {
      in: [{ organisation: harbour.organisation, role: 'ORG_ADMIN', level: 'DELETE' }],
    });
    const policy = textAt((await post(harbour.owner, '/api/policy', { title: 'Access' })).body, 'data.id');
    const first = await made(harbour.owner, 'POLICIES', { format: 'XLSX' });
    if (isGone) await asOwner(server, 'delete from report_run_content where run_id = $1', [first]);
    // What is shown as it is at present cannot be read as it was.
    else await patch(harbour.owner, `/api/policy/${policy}`, { version: 1, title: 'Access from outside' });
    const again = textAt(
      (await colleague.call(`/api/report-runs/${first}/repeat`, { method: 'POST' })).body,
      'data.id',
    );
    expect(textAt(await ended(colleague, again), 'sha256')).toBe(textAt(await runOf(harbour.owner, first), 'sha256'));
    expect(await runOf(colleague, again)).toMatchObject({ author: { id: colleague.id } });
  });

  test('as a workbook has a sheet about itself and one for each section', async () => {
    const id = await made(harbour.owner, 'RISKS', { format: 'XLSX' });
    const parts = await unzipped(await bytesOf(harbour.owner, id));
    expect(parts.get('xl/workbook.xml')).toContain('name="About"');
    expect(parts.get('xl/worksheets/sheet3.xml')).toContain('Loss of the data centre');
  });

  test('is made of what its author may view, and opened by those who may view all of it', async () => {
    const manager = await addPerson(server, {
      in: [{ organisation: harbour.organisation, role: 'ORG_MANAGER', level: 'ADD' }],
    });
    await server.database.platform
      .delete(membershipPermission)
      .where(and(eq(membershipPermission.userId, manager.id), eq(membershipPermission.feature, 'RISK')));
    const partly = textAt((await askFor(manager, 'EXEMPTIONS')).body, 'data.id');
    expect(await ended(manager, partly)).toMatchObject({ state: 'READY', leftOut: [] });
    const refused = await ended(manager, textAt((await askFor(manager, 'RISKS')).body, 'data.id'));
    expect(refused).toMatchObject({ state: 'FAILED' });
    const whole = await made(harbour.owner, 'RISKS');
    expect(await runOf(manager, whole)).toMatchObject({ mayOpen: false });
    expect((await manager.call(`/api/report-runs/${whole}/address`)).status).toBe(403);
  });

  test('is unknown to another organisation', async () => {
    const id = await made(harbour.owner, 'RISKS');
    for (const path of ['', '/address', `/comparison?otherId=${id}`])
      expect((await other.owner.call(`/api/report-runs/${id}${path}`)).status).toBe(404);
    expect((await other.owner.call(`/api/report-runs/${id}/repeat`, { method: 'POST' })).status).toBe(404);
  });

  test('is compared row by row, with what the log says', async () => {
    const risk = await addRisk('Compared');
    const before = await made(harbour.owner, 'RISKS', { format: 'CSV' });
    await patch(harbour.owner, `/api/risk/${risk}`, { version: 1, title: 'Compared later' });
    await post(harbour.owner, `/api/risk/${risk}/treatment-actions`, { title: 'Move it' });
    const after = await made(harbour.owner, 'RISKS', { format: 'CSV' });
    const { body } = await harbour.owner.call(`/api/report-runs/${before}/comparison?otherId=${after}`);
    expect(at(body, 'data')).toMatchObject({
      earlier: { id: before },
      later: { id: after },
      changed: 1,
      rows: [
        {
          change: 'CHANGED',
          recordId: risk,
          cells: [{ column: 'Title', was: 'Compared', is: 'Compared later' }],
          log: [
            { action: 'UPDATE', fields: ['Treatment action'] },
            { action: 'UPDATE', fields: ['Title'] },
          ],
        },
      ],
    });
  });

  test('says what has moved since the newest one before it', async () => {
    const runs: string[] = [];
    for (let count = 0; count < 3; count += 1) runs.push(await made(harbour.owner, 'EXEMPTIONS'));
    const rows = await within(harbour, () =>
      db.select({ id: reportRun.id, asOf: reportRun.asOf, since: reportRun.since }).from(reportRun),
    );
    const [, second, third] = runs.map((id) => rows.find((row) => row.id === id));
    expect(third?.since).toEqual(second?.asOf);
  });

  test('expires: the file goes, the row stays', async () => {
    const id = await made(harbour.owner, 'RISKS', { format: 'CSV' });
    const hash = textAt(await runOf(harbour.owner, id), 'sha256');
    await within(harbour, () =>
      db
        .update(reportRun)
        .set({ expiresAt: new Date(0) })
        .where(eq(reportRun.id, id))
        .execute(),
    );
    await runReportHour(server);
    expect(await runOf(harbour.owner, id)).toMatchObject({ state: 'EXPIRED', sha256: hash });
    expect((await harbour.owner.call(`/api/report-runs/${id}/address`)).status).toBe(409);
  });

  test('refuses sections and filters that its kind does not have', async () => {
    const answer = await askFor(harbour.owner, 'RISKS', { sections: ['risks', 'nothing'] });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'sections/1' }] } });
  });
});

describe('a schedule', () => {
  const plan = (person: Person) =>
    post(person, '/api/report-schedules', {
      kind: 'RISKS',
      definitionId: null,
      cadence: 'DAILY',
      weekday: 1,
      monthDay: 1,
      time: '07:00',
      timeZone: 'Europe/Berlin',
      isActive: true,
    });
  const planFor = (id: string, nextAt: Date) =>
    within(harbour, () => db.update(reportSchedule).set({ nextAt }).where(eq(reportSchedule.id, id)).execute());
  const runsOf = (scheduleId: string) =>
    within(harbour, () => db.select().from(reportRun).where(eq(reportRun.scheduleId, scheduleId)));

  test('missed for days makes one run, as of its hour, and says what was left out', async () => {
    const { body } = await plan(harbour.owner);
    const id = textAt(body, 'data.id');
    await planFor(id, new Date('2026-03-23T06:00:00Z'));
    await runReportHour(server, new Date('2026-03-25T08:00:00Z'));
    await runReportHour(server, new Date('2026-03-25T08:00:00Z'));
    const runs = await runsOf(id);
    expect(runs).toMatchObject([{ asOf: new Date('2026-03-25T06:00:00Z'), late: true, skipped: 2 }]);
    const [run] = runs;
    await ended(harbour.owner, run?.id ?? '');
    const told = await harbour.owner.call('/api/notifications?perPage=100');
    expect(at(told.body, 'data.data.0')).toMatchObject({ entityType: 'report', entityId: run?.id });
    expect(numberAt((await harbour.owner.call('/api/report-schedules')).body, 'data.0.version')).toBe(2);
  });

  test('stops when its owner has left, with a run that says why', async () => {
    const manager = await addPerson(server, {
      in: [{ organisation: harbour.organisation, role: 'ORG_MANAGER', level: 'DELETE' }],
    });
    const id = textAt((await plan(manager)).body, 'data.id');
    await leave(harbour, manager);
    await planFor(id, new Date('2026-03-23T06:00:00Z'));
    await runReportHour(server, new Date('2026-03-23T06:00:00Z'));
    expect(await runsOf(id)).toMatchObject([{ state: 'FAILED', late: false }]);
    const listed = at((await harbour.owner.call('/api/report-schedules')).body, 'data');
    expect(listed).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id, isActive: false, stoppedBecause: 'OWNER_LEFT', nextAt: null }),
      ]),
    );
  });
});

test('what was removed after the moment of a report is in it', async () => {
  const risk = await addRisk('Removed later');
  const first = await made(harbour.owner, 'RISKS', { format: 'CSV' });
  expect((await harbour.owner.call(`/api/risk/${risk}?version=1`, { method: 'DELETE' })).status).toBe(200);
  const again = textAt(
    (await harbour.owner.call(`/api/report-runs/${first}/repeat`, { method: 'POST' })).body,
    'data.id',
  );
  expect(textAt(await ended(harbour.owner, again), 'sha256')).toBe(textAt(await runOf(harbour.owner, first), 'sha256'));
});
