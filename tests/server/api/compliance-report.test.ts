import { createHash } from 'node:crypto';

import { beforeAll, describe, expect, test } from 'vitest';

import { oldClosingLacks } from '#domain/compliance/not-kept.ts';
import type { Schemas } from '#server/contract/types.ts';
import { connect } from '#server/database/connections.ts';
import { dayIn } from '#tests/contract/exemption-fixtures.ts';
import { patch } from '#tests/server/api/place.ts';
import { addMappings, entityOf, entriesOf } from '#tests/server/compliance/support.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { unzipped } from '#tests/server/support/ooxml.ts';

import { useAssessments } from './compliance-assessment-people.ts';

const { places, people, act, answer, post, started, done } = useAssessments();

const dashboard = async (asOf?: string): Promise<Schemas['ComplianceDashboard']> =>
  entityOf(
    'ComplianceDashboard',
    await people().owner.call(`/api/compliance-report${asOf === undefined ? '' : `?asOf=${asOf}`}`),
  );

const report = async (id: string, query = ''): Promise<Schemas['ComplianceReport']> =>
  entityOf('ComplianceReport', await people().owner.call(`/api/compliance-report/${id}${query}`));

const file = (id: string, query: string) => people().owner.call(`/api/compliance-report/${id}/export?${query}`);

let standardId = '';
let assessmentId = '';
let positions: readonly string[] = [];

/** An assessment of three controls that was closed: one conforms, one does not and has a finding, one was not assessed. */
beforeAll(async () => {
  const { assessor, owner, reviewer } = people();
  const assessment = await started();
  ({ standardId, positions } = assessment);
  assessmentId = assessment.id;
  const [first = '', second = '', third = ''] = positions;
  await answer(first, 'COMPLIANT');
  await answer(second, 'MINOR_NON_CONFORMITY');
  const raise = { title: 'Gates stand open', kind: 'MINOR', positionIds: [second], dueOn: '2020-01-01' };
  await post(assessor, `compliance-assessment/${assessmentId}/findings`, raise);
  await post(assessor, `compliance-assessment/${assessmentId}/edit-controls`, {
    positionIds: [third],
    reason: 'Later',
  });
  const submitted = await done(assessor, assessment, { action: 'SUBMIT' });
  await act(reviewer, submitted, { action: 'CLOSE', conclusion: 'Well kept' });
  // Since then another answer, and evidence of the first control.
  await answer(third, 'OFI');
  const details = await owner.call(`/api/control-position/${first}`);
  await post(owner, 'evidence', {
    title: 'Log of the gates',
    madeOn: '2020-01-01',
    ownControlIds: [textAt(details.body, 'data.sources.0.ownControl.id')],
  });
  // All but the last answer is ten days old.
  const { server, harbour } = places();
  const database = await connect(server.owner);
  await database.query(
    `update position_history set at = at - interval '10 days' where organisation_id = $1 and result <> 'OFI'`,
    [harbour.organisation.id],
  );
  await database.end();
});

const standardIn = ({ standards }: Schemas['ComplianceDashboard']) => standards.find(({ id }) => id === standardId);

describe('the dashboard', () => {
  test('counts each standard with its score beside the coverage, by result and by group', async () => {
    const shown = await dashboard();
    expect(standardIn(shown)).toMatchObject({
      score: { applicable: 3, assessed: 3, coverage: 1000, resultShare: 667 },
      openFindings: 1,
      results: [
        { result: 'COMPLIANT', count: 1 },
        { result: 'OFI', count: 1 },
        { result: 'MINOR_NON_CONFORMITY', count: 1 },
      ],
      groups: [
        { code: 'g1', score: { resultShare: 500 } },
        { code: 'g2', score: { resultShare: 1000 } },
      ],
    });
    expect(shown.isToday).toBe(true);
    expect(shown.findings).toContainEqual(
      expect.objectContaining({ kind: 'MINOR', open: 1, upTo30Days: 1, overdue: 1 }),
    );
    expect(shown.evidence).toContainEqual({ freshness: 'STALE', count: 1 });
  });

  test('shows a day in the past from what was stored: nothing before the adoption, and the values of then', async () => {
    expect((await dashboard(dayIn(-12))).standards).toEqual([]);
    const shown = await dashboard(dayIn(-5));
    expect(shown).toMatchObject({ day: dayIn(-5), isToday: false });
    expect(standardIn(shown)).toMatchObject({
      score: { applicable: 3, assessed: 2, coverage: 667, resultShare: 500 },
      openFindings: 0,
    });
    // What was raised and entered since was not there then.
    expect(shown.findings).toContainEqual(expect.objectContaining({ kind: 'MINOR', open: 0, overdue: 0 }));
    expect(shown.evidence).toContainEqual({ freshness: 'STALE', count: 0 });
    const then = await report(standardId, `?asOf=${dayIn(-5)}`);
    expect(then).toMatchObject({ basis: 'DAY', since: null, findings: [], evidence: [] });
    expect(then.items.map(({ result }) => result)).toEqual(['COMPLIANT', 'MINOR_NON_CONFORMITY', 'NOT_ASSESSED']);
  });

  test('refuses a day after today', async () => {
    const answered = await people().owner.call(`/api/compliance-report?asOf=${dayIn(2)}`);
    expect(answered).toMatchObject({ status: 400, body: { errors: [{ field: 'asOf' }] } });
  });

  test('says how much of a standard the answers to another settle, by mappings alone', async () => {
    const { harbour } = places();
    const other = await started();
    const title = async (id: string) =>
      textAt((await harbour.owner.call(`/api/organisation-standards/${id}`)).body, 'data.standard.title');
    const names = { source: await title(standardId), target: await title(other.standardId) };
    await addMappings(harbour, {
      ...names,
      mappings: [
        [['c-1'], 'EQUAL', ['c-1']],
        [['c-2'], 'SUPERSET', ['c-2']],
      ],
    });
    const shares = entriesOf('SettledShare', await harbour.owner.call('/api/compliance-report/settled'));
    expect(shares).toContainEqual({ fromId: standardId, toId: other.standardId, settled: 1, of: 3 });
    expect(shares).toContainEqual({ fromId: other.standardId, toId: standardId, settled: 0, of: 3 });
  });
});

describe('a report', () => {
  test('of today says what changed since the last closing', async () => {
    const shown = await report(standardId);
    expect(shown).toMatchObject({ basis: 'TODAY', closing: null, since: { number: 1 } });
    expect(shown.changes).toMatchObject([{ positionId: positions[2], from: 'NOT_ASSESSED', to: 'OFI' }]);
    expect(shown.findings).toMatchObject([{ title: 'Gates stand open', state: 'OPEN' }]);
    expect(shown.evidence).toMatchObject([{ title: 'Log of the gates', version: 1, coveredUntil: '2020-01-01' }]);
    expect(shown.items[0]?.evidence).toEqual([shown.evidence[0]?.ref]);
  });

  test('of a closing keeps what was closed, whatever is answered since', async () => {
    const [closing] = entriesOf(
      'ReportedClosing',
      await people().owner.call(`/api/compliance-report/${standardId}/closings`),
    );
    expect(closing).toMatchObject({ id: `${assessmentId}.1`, conclusion: 'Well kept' });
    const shown = await report(standardId, `?closing=${assessmentId}.1`);
    expect(shown).toMatchObject({ basis: 'CLOSING', score: { assessed: 2 }, changes: [], evidence: [] });
    expect(shown.items.map(({ result, reason }) => [result, reason])).toEqual([
      ['COMPLIANT', ''],
      ['MINOR_NON_CONFORMITY', ''],
      ['NOT_ASSESSED', 'Later'],
    ]);
  });

  test.each(['xlsx', 'csv', 'json', 'oscalResults', 'oscalPoam'])(
    'in %s is the same, byte for byte',
    async (format) => {
      const query = `closing=${assessmentId}.1&format=${format}`;
      const sums = [];
      for (const _time of [1, 2]) {
        const { status, bytes } = await file(standardId, query);
        expect(status).toBe(200);
        sums.push(createHash('sha256').update(bytes).digest('hex'));
      }
      expect(sums[0]).toBe(sums[1]);
    },
  );

  test('is of a closing or of a day, not of both, and of no closing of another standard', async () => {
    const both = await file(standardId, `closing=${assessmentId}.1&asOf=${dayIn(-1)}&format=csv`);
    expect(both).toMatchObject({ status: 400, body: { errors: [{ field: 'asOf' }] } });
    const other = await started();
    expect((await file(other.standardId, `closing=${assessmentId}.1&format=csv`)).status).toBe(404);
    expect((await file(other.standardId, 'format=oscalPoam')).status).toBe(400);
  });
});

test('the evidence pack has the report, a manifest and their sums, which anyone can check', async () => {
  const { status, bytes } = await people().owner.call(`/api/compliance-report/${standardId}/evidence-pack`);
  expect(status).toBe(200);
  const parts = await unzipped(bytes);
  expect([...parts.keys()].toSorted()).toEqual(['SHA256SUMS', 'manifest.json', 'report.json']);
  const sum = createHash('sha256')
    .update(parts.get('report.json') ?? '')
    .digest('hex');
  expect(parts.get('SHA256SUMS')).toBe(`${sum}  report.json\n`);
  expect(JSON.parse(parts.get('manifest.json') ?? '')).toMatchObject({ basis: 'TODAY', files: [], missing: [] });
});

test('another organisation knows nothing of it', async () => {
  const { meridian } = places();
  for (const path of [
    standardId,
    `${standardId}/closings`,
    `${standardId}/evidence-pack`,
    `${standardId}/export?format=csv`,
  ])
    expect((await meridian.owner.call(`/api/compliance-report/${path}`)).status).toBe(404);
  const { body } = await meridian.owner.call('/api/compliance-report');
  expect(at(body, 'data.standards')).toEqual([]);
});

test.each([
  ['xlsx', 'PK'],
  ['csv', 'Standard,Scored by'],
  ['json', '"standards": ['],
])('the dashboard as a file in %s is the same, byte for byte', async (format, content) => {
  const path = `/api/compliance-report/export?asOf=${dayIn(-1)}&format=${format}`;
  const [first, again] = [await people().owner.call(path), await people().owner.call(path)];
  expect([first.status, again.bytes.equals(first.bytes)]).toEqual([200, true]);
  expect(first.bytes.toString('latin1')).toContain(content);
});

describe('the report of a closing', () => {
  const formats = ['json', 'xlsx', 'oscalResults', 'oscalPoam'];
  const written = () =>
    Promise.all(
      formats.map(async (format) =>
        (await file(standardId, `closing=${assessmentId}.1&format=${format}`)).bytes.toString('latin1'),
      ),
    );
  const versionAt = async (path: string) => numberAt((await people().owner.call(path)).body, 'data.version');

  test('stays, byte for byte, when the target changes, and its finding is changed and archived', async () => {
    const { owner } = people();
    const first = await written();
    const standard = `/api/organisation-standards/${standardId}`;
    const [model] = entriesOf('MaturityModel', await owner.call('/api/maturity-model'));
    const target = { version: await versionAt(standard), maturityModelId: model?.id, targetMaturity: 4 };
    expect((await patch(owner, standard, target)).status).toBe(200);
    const [found] = (await report(standardId)).findings;
    const path = `/api/non-conformance/${found?.id}`;
    const renamed = { version: await versionAt(path), title: 'All gates stand open' };
    expect((await patch(owner, path, renamed)).status).toBe(200);
    const major = { version: await versionAt(path), kind: 'MAJOR', raisedOn: null, reason: 'Seen again' };
    expect((await owner.call(`${path}/kind`, { method: 'POST', body: major })).status).toBe(200);
    const away = { version: await versionAt(path), isArchived: true, reason: 'Raised in error' };
    expect((await owner.call(`${path}/archive`, { method: 'POST', body: away })).status).toBe(200);
    expect((await report(standardId)).findings).toEqual([]);
    expect(await written()).toEqual(first);
  });

  test('from before reports were kept says what was not kept, and shows nothing of today instead', async () => {
    const database = await connect(places().server.owner);
    await database.query(`alter table closing_report disable trigger keep_closing_report;
      delete from closing_report; alter table closing_report enable trigger keep_closing_report`);
    await database.end();
    const shown = await report(standardId, `?closing=${assessmentId}.1`);
    expect(shown).toMatchObject({ targetMaturity: null, findings: [], statement: null, notKept: oldClosingLacks });
    expect(shown.items.map(({ target }) => target)).toEqual([null, null, null]);
    expect((await file(standardId, `closing=${assessmentId}.1&format=csv`)).text).toContain(
      'Not kept with this closing',
    );
  });
});
