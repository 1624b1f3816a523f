import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { complianceAssessment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { adoptStandard, send } from '#tests/contract/adopted-standard.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import { plannedAssessment } from '#tests/contract/compliance-assessment-fixtures.ts';
import { actOnAudit, plannedAudit } from '#tests/contract/management-system-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { create } from '#tests/contract/samples.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { addPerson } from '#tests/server/support/people.ts';

const places = useLawPlaces();

async function read(path: string): Promise<unknown> {
  const { harbour } = places();
  return at((await send(harbour, harbour.owner, { path, method: 'GET' })).body, 'data');
}

/** Lets a person own a control, and an own control that serves another one. */
async function answerFor(ownerId: string, [owned = '', served = '']: readonly string[]) {
  const { harbour } = places();
  const version = numberAt(await read(`control-position/${owned}`), 'version');
  await send(harbour, harbour.owner, {
    path: `control-position/${owned}`,
    method: 'PATCH',
    body: { version, ownerId },
  });
  const ownControl = await create(harbour, 'OwnControls', { title: harbour.marker, ownerId });
  const body = { ownControlId: ownControl.id, relation: 'EQUAL' };
  await send(harbour, harbour.owner, { path: `control-position/${served}/links`, body });
  return ownControl.id;
}

describe('the auditors of an audit', () => {
  test('are told apart from those who answer for its scope, and start only with a reason where they do', async () => {
    const { harbour } = places();
    const auditor = await anotherMember(harbour);
    const { id: adoptedStandardId, positions } = await adoptStandard(harbour);
    const ownControlId = await answerFor(auditor.id, positions);
    const audit = await plannedAudit(harbour, harbour.owner, { adoptedStandardId, auditorIds: [auditor.id] });
    expect(await read(`audit/${audit.id}/conflicts`)).toMatchObject([
      { person: { id: auditor.id }, positions: 1, ownControls: [{ id: ownControlId }] },
    ]);
    const start = { path: `audit/${audit.id}/status`, body: { version: audit.version, action: 'START' } };
    expect(await send(harbour, harbour.owner, start)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'independence' }] },
    });
    const body = { ...start.body, independence: 'The second group has another auditor' };
    const started = await send(harbour, harbour.owner, { ...start, body });
    expect(started).toMatchObject({
      status: 200,
      body: { data: { status: 'IN_PROGRESS', independence: 'The second group has another auditor' } },
    });
    const report = { version: numberAt(started.body, 'data.version'), action: 'REPORT', conclusion: 'All is well' };
    expect(await send(harbour, harbour.owner, { ...start, body: report })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'independence' }] },
    });
    const said = { ...report, independence: 'Another auditor checked the second group' };
    expect(await send(harbour, harbour.owner, { ...start, body: said })).toMatchObject({
      status: 200,
      body: { data: { status: 'REPORTED', independence: 'Another auditor checked the second group' } },
    });
  });

  test('answer for what they owned when the audit began, although another person owns it since', async () => {
    const { harbour } = places();
    const [auditor, next] = [await anotherMember(harbour), await anotherMember(harbour)];
    const { id: adoptedStandardId, positions } = await adoptStandard(harbour);
    const ownControlId = await answerFor(auditor.id, positions);
    const given = { adoptedStandardId, auditorIds: [auditor.id] };
    const audit = await plannedAudit(harbour, harbour.owner, given);
    const start = { action: 'START', independence: 'Checked by another' };
    const started = await actOnAudit(harbour, harbour.owner, audit, start);
    const handOn = async (path: string) => {
      const version = numberAt(await read(path), 'version');
      const body = { version, ownerId: next.id };
      expect((await send(harbour, harbour.owner, { path, method: 'PATCH', body })).status).toBe(200);
    };
    await handOn(`control-position/${positions[0] ?? ''}`);
    await handOn(`organisation-control/${ownControlId}`);
    expect(await read(`audit/${audit.id}/conflicts`)).toMatchObject([
      { person: { id: auditor.id }, positions: 1, ownControls: [{ id: ownControlId }] },
    ]);
    const report = { version: started.version, action: 'REPORT', conclusion: 'All is well' };
    expect(await send(harbour, harbour.owner, { path: `audit/${audit.id}/status`, body: report })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'independence' }] },
    });
    // Of an audit that begins later, only the new owner answers for it.
    const later = await plannedAudit(harbour, harbour.owner, {
      ...given,
      plannedFrom: '2098-01-01',
      plannedTo: '2098-01-31',
    });
    expect(await read(`audit/${later.id}/conflicts`)).toEqual([]);
  });

  test('are led by an auditor where one is named, by no other one', async () => {
    const { harbour } = places();
    const { server, organisation, owner } = harbour;
    const [leader, other] = [
      await addPerson(server, { in: [{ organisation, role: 'ORG_AUDITOR', level: 'EDIT' }] }),
      await addPerson(server, { in: [{ organisation, role: 'ORG_AUDITOR', level: 'EDIT' }] }),
    ];
    const { id: adoptedStandardId } = await adoptStandard(harbour);
    const audit = await plannedAudit(harbour, owner, { adoptedStandardId, ownerId: leader.id });
    const start = { path: `audit/${audit.id}/status`, body: { version: audit.version, action: 'START' } };
    expect((await send(harbour, other, start)).status).toBe(403);
    expect(await send(harbour, leader, start)).toMatchObject({ body: { data: { status: 'IN_PROGRESS' } } });
  });

  test('may answer for what is outside of its scope', async () => {
    const { harbour } = places();
    const auditor = await anotherMember(harbour);
    const { id: adoptedStandardId, positions } = await adoptStandard(harbour);
    await answerFor(auditor.id, positions);
    const conflictsIn = async (group: string) =>
      read(`audit/${(await plannedAudit(harbour, auditor, { adoptedStandardId, groups: [group] })).id}/conflicts`);
    expect(await conflictsIn('g1')).toMatchObject([{ person: { id: auditor.id } }]);
    expect(await conflictsIn('g2')).toEqual([]);
  });
});

describe('an audit', () => {
  test('does not start with nothing in its scope', async () => {
    const { harbour } = places();
    const { id: adoptedStandardId } = await adoptStandard(harbour);
    for (const [given, field] of [
      [{ adoptedStandardId: null }, 'adoptedStandardId'],
      [{ adoptedStandardId, groups: ['no such group'] }, 'groups'],
    ] as const) {
      const { id, version } = await plannedAudit(harbour, harbour.owner, given);
      const body = { version, action: 'START' };
      expect(await send(harbour, harbour.owner, { path: `audit/${id}/status`, body })).toMatchObject({
        status: 400,
        body: { errors: [{ field }] },
      });
    }
  });

  test('is reported once its assessment, of the same standard, is closed; the assessors are impartial too', async () => {
    const { harbour } = places();
    const { owner } = harbour;
    const assessor = await anotherMember(harbour);
    const { id: adoptedStandardId, positions } = await adoptStandard(harbour);
    const own = await plannedAssessment(harbour, { assessor, reviewer: owner, adoptedStandardId });
    const other = await plannedAssessment(harbour, { assessor: owner, reviewer: owner });
    const reported = async (assessmentId: string) => {
      const audit = await plannedAudit(harbour, owner, { adoptedStandardId, assessmentId });
      const started = await actOnAudit(harbour, owner, audit, { action: 'START', independence: 'Checked by another' });
      const body = { version: started.version, action: 'REPORT', conclusion: 'All is well', independence: 'As said' };
      return send(harbour, owner, { path: `audit/${audit.id}/status`, body });
    };
    const refusedFor = (message: string) => ({
      status: 400,
      body: { errors: [{ field: 'assessmentId', message: expect.stringContaining(message) }] },
    });
    const planned = await plannedAudit(harbour, owner, { adoptedStandardId, assessmentId: other.id });
    const start = { version: planned.version, action: 'START' };
    expect(await send(harbour, owner, { path: `audit/${planned.id}/status`, body: start })).toMatchObject(
      refusedFor('is of another standard'),
    );
    const begun = await actOnAudit(harbour, owner, await plannedAudit(harbour, owner, { adoptedStandardId }), {
      action: 'START',
    });
    const change = { version: begun.version, assessmentId: other.id };
    expect(await send(harbour, owner, { path: `audit/${begun.id}`, method: 'PATCH', body: change })).toMatchObject(
      refusedFor('is of another standard'),
    );
    expect(await reported(own.id)).toMatchObject(refusedFor('before the audit is reported'));
    await within(harbour, () =>
      db.update(complianceAssessment).set({ status: 'CLOSED' }).where(eq(complianceAssessment.id, own.id)),
    );
    expect((await reported(own.id)).status).toBe(200);
    await answerFor(assessor.id, positions);
    const audit = await plannedAudit(harbour, owner, { adoptedStandardId, assessmentId: own.id });
    expect(await read(`audit/${audit.id}/conflicts`)).toMatchObject([{ person: { id: assessor.id } }]);
  });
});

describe('the audit programme', () => {
  test('shows for each group which audits cover it, and when the last one was reported', async () => {
    const { harbour } = places();
    const { id: adoptedStandardId } = await adoptStandard(harbour);
    const whole = await plannedAudit(harbour, harbour.owner, { adoptedStandardId, plannedTo: '2027-05-31' });
    const part = await plannedAudit(harbour, harbour.owner, { adoptedStandardId, groups: ['g1'] });
    const cancelled = await plannedAudit(harbour, harbour.owner, { adoptedStandardId });
    await actOnAudit(harbour, harbour.owner, cancelled, { action: 'CANCEL', reason: 'No time' });
    const started = await actOnAudit(harbour, harbour.owner, part, { action: 'START' });
    await actOnAudit(harbour, harbour.owner, started, { action: 'REPORT', conclusion: 'Two findings' });
    const programme = await read('audit-programme');
    const standard = Array.isArray(programme)
      ? programme.find((one) => at(one, 'id') === adoptedStandardId)
      : undefined;
    const reportedOn = textAt(await read(`audit/${part.id}`), 'reportedAt').slice(0, 10);
    expect(at(standard, 'groups')).toMatchObject([
      {
        name: 'g1',
        lastReportedOn: reportedOn,
        audits: [
          { id: part.id, status: 'REPORTED', year: Number(reportedOn.slice(0, 4)) },
          { id: whole.id, status: 'PLANNED', year: 2027 },
        ],
      },
      { name: 'g2', lastReportedOn: null, audits: [{ id: whole.id }] },
    ]);
  });

  test('plans an audit like one that stands, some months later', async () => {
    const { harbour } = places();
    const { id } = await plannedAudit(harbour, harbour.owner, {
      objective: 'Whether access ends in time',
      plannedFrom: '2026-10-31',
      plannedTo: '2026-11-30',
    });
    const path = `audit/${id}/repetition`;
    expect(await send(harbour, harbour.owner, { path, body: { months: 4 } })).toMatchObject({
      status: 201,
      body: {
        data: {
          status: 'PLANNED',
          objective: 'Whether access ends in time',
          plannedFrom: '2027-02-28',
          plannedTo: '2027-03-30',
          owner: { id: harbour.owner.id },
        },
      },
    });
    const { id: withoutDay } = await plannedAudit(harbour, harbour.owner, { plannedTo: null });
    const refused = await send(harbour, harbour.owner, { path: `audit/${withoutDay}/repetition`, body: { months: 4 } });
    expect(refused.status).toBe(409);
  });
});
