import { beforeAll, describe, expect, test } from 'vitest';

import { startWorker } from '#server/jobs/worker.ts';
import { importables } from '#server/modules/importables.ts';
import { reportJobs } from '#server/modules/report/index.ts';
import { dayIn } from '#tests/contract/exemption-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import type { Body } from '#tests/contract/samples.ts';
import { useAssessments } from '#tests/server/api/compliance-assessment-people.ts';
import { post } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { shared } from '#tests/server/support/shared.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

const { places, people, act, answer, started, done } = useAssessments();

shared(async () => {
  const { database, jobs, files, settings } = places().server;
  const handlers = reportJobs({ database, jobs, files, limits: settings.files, registers: importables });
  const worker = startWorker({ database, jobs, log: quiet, handlers });
  return { close: () => worker.close() };
});

/** An assessment of a standard that was closed, and what its first control is. */
async function closedOne() {
  const { assessor, reviewer } = people();
  const assessment = await started();
  for (const position of assessment.positions) await answer(position, 'COMPLIANT');
  const submitted = await done(assessor, assessment, { action: 'SUBMIT' });
  await act(reviewer, submitted, { action: 'CLOSE', conclusion: 'Well kept' });
  return { standardId: assessment.standardId, positions: assessment.positions, closing: `${assessment.id}.1` };
}

let one: Awaited<ReturnType<typeof closedOne>>;
let other: Awaited<ReturnType<typeof closedOne>>;
beforeAll(async () => {
  one = await closedOne();
  other = await closedOne();
});

const page = (given: Body = {}) => ({
  adoptedStandardId: one.standardId,
  closing: null,
  asOf: null,
  group: null,
  result: null,
  only: null,
  format: 'CSV',
  ...given,
});
const store = (given: Body = {}, person: Person = people().owner) =>
  post(person, '/api/report-runs/compliance-page', page(given));

/** A run once it has ended. */
async function ended(id: string, person: Person = people().owner) {
  const read = async () => at((await person.call(`/api/report-runs/${id}`)).body, 'data');
  await expect.poll(async () => textAt(await read(), 'state'), { timeout: 60_000 }).toMatch(/READY|FAILED/);
  return read();
}

async function stored(given: Body = {}): Promise<string> {
  const { status, body } = await store(given);
  expect({ status, errors: at(body, 'errors') }).toEqual({ status: 201, errors: undefined });
  const id = textAt(body, 'data.id');
  expect(await ended(id)).toMatchObject({ state: 'READY', failure: null });
  return id;
}

async function bytesOf(id: string): Promise<Buffer> {
  const { server } = places();
  const { body } = await people().owner.call(`/api/report-runs/${id}/address`);
  const url = new URL(textAt(body, 'data.url'), server.origin);
  return Buffer.from((await server.call(url.pathname + url.search)).bytes);
}

const exported = async (query: string): Promise<Buffer> =>
  Buffer.from((await people().owner.call(`/api/compliance-report/${query}`)).bytes);

describe('a page of compliance in the report library', () => {
  test.each(['XLSX', 'CSV'])('of a closing, as %s, has the bytes of the export of the page', async (format) => {
    const { standardId, closing, positions } = one;
    const id = await stored({ closing, format });
    const query = `${standardId}/export?closing=${closing}&format=${format.toLowerCase()}`;
    expect((await bytesOf(id)).equals(await exported(query))).toBe(true);
    // What is answered since is not of the closing.
    await answer(positions[0] ?? '', 'OFI', 1);
    const again = await stored({ closing, format });
    expect((await bytesOf(again)).equals(await bytesOf(id))).toBe(true);
  });

  test.each(['PDF', 'DOCX'])('is written as %s too, and says of which closing it is', async (format) => {
    const id = await stored({ closing: one.closing, format });
    expect(await ended(id)).toMatchObject({
      kind: 'COMPLIANCE',
      format,
      name: expect.stringMatching(/^Report on .*, CA-\d+ closing 1$/),
      page: { adoptedStandardId: one.standardId, closing: one.closing },
    });
  });

  test('of a moment says the same when it is read again, although answers have changed since', async () => {
    const { positions } = other;
    const id = await stored({ adoptedStandardId: other.standardId });
    await answer(positions[1] ?? '', 'OFI', 1);
    await asOwner(places().server, 'delete from report_run_content where run_id = $1', [id]);
    const { body } = await people().owner.call(`/api/report-runs/${id}/repeat`, { method: 'POST' });
    const again = await ended(textAt(body, 'data.id'));
    expect(again).toMatchObject({ sha256: textAt(await ended(id), 'sha256'), page: { closing: null } });
    expect((await bytesOf(id)).toString('utf8')).toContain('Compliant');
  });

  test('has only the controls that the page is narrowed to', async () => {
    const lines = async (given: Body) => (await bytesOf(await stored(given))).toString('utf8').trim().split('\r\n');
    const all = await lines({ closing: one.closing });
    expect(all.length).toBe(1 + one.positions.length);
    expect(await lines({ closing: one.closing, result: 'MINOR_NON_CONFORMITY' })).toEqual([all[0]]);
    expect((await lines({ closing: one.closing, only: 'ASSESSED' })).length).toBe(all.length);
  });

  test('of the dashboard has the numbers of all standards on a day', async () => {
    const asOf = dayIn(-1);
    const id = await stored({ adoptedStandardId: null, asOf });
    expect(await ended(id)).toMatchObject({ name: 'Compliance dashboard', asOfDay: asOf });
    expect((await bytesOf(id)).equals(await exported(`export?asOf=${asOf}&format=csv`))).toBe(true);
  });

  test('is compared with another closing or day of the same page only', async () => {
    const [first, second] = [await stored({ closing: one.closing }), await stored()];
    const compare = (id: string) => people().owner.call(`/api/report-runs/${first}/comparison?otherId=${id}`);
    expect((await compare(second)).status).toBe(200);
    expect((await compare(await stored({ adoptedStandardId: other.standardId }))).status).toBe(409);
  });
});

describe('refused, by the name of the field, is', () => {
  test.each([
    ['a closing of another standard', () => ({ closing: other.closing }), 'closing'],
    ['a closing without a standard', () => ({ adoptedStandardId: null, closing: one.closing }), 'closing'],
    ['a closing together with a day', () => ({ closing: one.closing, asOf: dayIn(-1) }), 'asOf'],
    ['a day after today', () => ({ asOf: dayIn(2) }), 'asOf'],
    [
      'a standard that is not adopted',
      () => ({ adoptedStandardId: '00000000-0000-4000-8000-000000000000' }),
      'adoptedStandardId',
    ],
    ['a dashboard of some controls', () => ({ adoptedStandardId: null, result: 'COMPLIANT' }), 'result'],
    ['a group that is no id', () => ({ group: 'all' }), 'group'],
  ])('%s', async (_what, given, field) => {
    expect(await store(given())).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  test('a group that the standard does not have, once the page is read', async () => {
    const { body } = await store({ group: '00000000-0000-4000-8000-000000000000' });
    expect(await ended(textAt(body, 'data.id'))).toMatchObject({
      state: 'FAILED',
      failure: expect.stringContaining('no such group'),
    });
  });

  test('what belongs to another organisation, and everyone who may not add reports', async () => {
    const { meridian, harbour, server } = places();
    expect(await store({}, meridian.owner)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'adoptedStandardId' }] },
    });
    const auditor = await addPerson(server, {
      in: [{ organisation: harbour.organisation, role: 'ORG_AUDITOR', level: 'DELETE' }],
    });
    expect((await store({}, auditor)).status).toBe(403);
    const id = await stored();
    expect((await meridian.owner.call(`/api/report-runs/${id}`)).status).toBe(404);
    expect((await (await anotherMember(harbour)).call(`/api/report-runs/${id}`)).status).toBe(200);
  });
});
