import { describe, expect, it } from 'vitest';

import { enterDuty, notifiableIncident } from '#tests/contract/duty-fixtures.ts';
import type { Stored } from '#tests/contract/samples.ts';
import { callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';

const places = useLawPlaces();

const readDuties = async ({ id }: Stored) =>
  at((await places().harbour.owner.call(`/api/incident/${id}/duties`)).body, 'data.duties');
const read = ({ id }: Stored) => callsOf('Incidents', places().harbour).read(id);
const enter = (incident: Stored, step: string, body: object) =>
  enterDuty(places().harbour, incident, step, { ...body });

const refusedBy = async ({ id, version }: Stored, step: string, body: object) => {
  const { owner } = places().harbour;
  const answer = await owner.call(`/api/incident/${id}/duties/${step}`, { method: 'POST', body: { version, ...body } });
  return [answer.status, at(answer.body, 'errors.0.field')];
};

describe('an incident under regimes', () => {
  it('shows the next notification, and each step with its period', async () => {
    const incident = await notifiableIncident(places().harbour, ['nis2', 'gdpr-33']);
    expect(await read(incident)).toMatchObject({
      nextDueAt: '2026-11-02T08:00:00.000Z',
      openDuties: [
        'NIS 2: Early warning',
        'NIS 2: Incident notification',
        'GDPR, Article 33: Notification',
        'NIS 2: Final report',
      ],
    });
    expect(await readDuties(incident)).toMatchObject([
      {
        key: 'nis2',
        steps: [{ period: '24 hours after awareness' }, {}, { isProvisional: true, dueAt: '2026-12-04T08:00:00.000Z' }],
      },
      { key: 'gdpr-33', addressee: 'Supervisory authority' },
    ]);
  });

  it('counts the final report from the notification, again after a correction, and provisionally once that is retracted', async () => {
    const incident = await notifiableIncident(places().harbour);
    const finalReport = async () => at(await readDuties(incident), '0.steps.2');
    const given = await enter(incident, 'nis2/notification', {
      action: 'GIVE',
      at: '2026-11-03T10:00:00Z',
      reference: 'BSI-17',
    });
    expect(await finalReport()).toMatchObject({ dueAt: '2026-12-03T10:00:00.000Z', isProvisional: false });
    const entryId = at(await readDuties(incident), '0.steps.1.entries.0.id');
    const reason = 'The receipt says noon';
    const corrected = await enter(given, 'nis2/notification', {
      action: 'CORRECT',
      entryId,
      at: '2026-11-03T12:00:00Z',
      reason,
    });
    expect(await finalReport()).toMatchObject({ dueAt: '2026-12-03T12:00:00.000Z' });
    await enter(corrected, 'nis2/notification', { action: 'RETRACT', entryId, reason: 'Another incident' });
    expect(await finalReport()).toMatchObject({ dueAt: '2026-12-04T08:00:00.000Z', isProvisional: true });
    const { owner } = places().harbour;
    const timeline = rowsOf(await owner.call(`/api/incident/${incident.id}/timeline`)).map(
      ({ kind, text }) => `${String(kind)} ${String(text)}`,
    );
    expect(timeline).toEqual(
      expect.arrayContaining([
        'NOTIFICATION NIS 2, Incident notification: given to CSIRT or competent authority, reference BSI-17',
        expect.stringContaining('is corrected to 2026-11-03T12:00:00Z. The receipt says noon'),
        expect.stringContaining('is retracted. Another incident'),
      ]),
    );
  });

  it('counts again when its awareness is corrected', async () => {
    const { id, version } = await notifiableIncident(places().harbour);
    const changed = await callsOf('Incidents', places().harbour).update(id, {
      version,
      awareAt: '2026-11-01T20:00:00Z',
    });
    expect(entityOf(changed)).toMatchObject({ nextDueAt: '2026-11-02T20:00:00.000Z' });
  });

  it('runs no clock without awareness', async () => {
    const incident = await notifiableIncident(places().harbour, ['nis2'], { awareAt: null });
    expect(await read(incident)).toMatchObject({ nextDueAt: null, openDuties: { length: 3 } });
    const given = { action: 'GIVE', at: '2026-11-01T10:00:00Z' };
    expect(await refusedBy(incident, 'nis2/early-warning', given)).toEqual([400, 'at']);
  });

  it('leaves a regime that does not apply, but not once something was given', async () => {
    const incident = await notifiableIncident(places().harbour, ['nis2', 'gdpr-34']);
    const given = await enter(incident, 'nis2/early-warning', { action: 'GIVE', at: '2026-11-01T10:00:00Z' });
    const { owner } = places().harbour;
    const withdraw = (regime: string) =>
      owner.call(`/api/incident/${given.id}/duties/${regime}/withdraw`, {
        method: 'POST',
        body: { version: given.version, reason: 'No personal data' },
      });
    expect((await withdraw('nis2')).status).toBe(400);
    expect((await withdraw('gdpr-34')).status).toBe(200);
    expect(await readDuties(given)).toMatchObject([{ key: 'nis2' }]);
  });
});

it('a final report waits for the status, not for an instant that was recorded before', async () => {
  const { harbour } = places();
  const calls = callsOf('Incidents', harbour);
  const times = {
    awareAt: '2025-01-01T08:00:00Z',
    containedAt: '2025-01-03T08:00:00Z',
    resolvedAt: '2025-01-20T08:00:00Z',
  };
  const incident = await enter(await notifiableIncident(harbour, ['nis2'], times), 'nis2/notification', {
    action: 'GIVE',
    at: '2025-01-02T08:00:00Z',
  });
  const needsProgress = async () => at(await readDuties(incident), '0.steps.2.needsProgress');
  expect(await needsProgress()).toBe(true);
  entityOf(await calls.post(`${incident.id}/status`, { version: incident.version, action: 'CONTAIN' }));
  entityOf(await calls.post(`${incident.id}/status`, { version: incident.version + 1, action: 'RESOLVE' }));
  expect(await needsProgress()).toBe(false);
});

describe('what is recorded of a step', () => {
  const given = { action: 'GIVE', at: '2026-11-01T10:00:00Z' };

  it.each([
    ['in the future', { action: 'GIVE', at: '2099-01-01T00:00:00Z' }, 'at'],
    ['before awareness', { action: 'GIVE', at: '2026-11-01T07:00:00Z' }, 'at'],
    ['without a time', { action: 'GIVE' }, 'at'],
    ['as not required without a reason', { action: 'WAIVE' }, 'reason'],
    ['as progress of what has none', { ...given, action: 'REPORT_PROGRESS' }, 'action'],
    ['with a file of another record', { ...given, proofId: '00000000-0000-4000-8000-000000000000' }, 'proofId'],
    ['as a correction of nothing', { ...given, action: 'CORRECT', reason: 'Wrong' }, 'entryId'],
  ] as const)('is refused %s', async (_, body, field) => {
    expect(await refusedBy(await notifiableIncident(places().harbour), 'nis2/early-warning', body)).toEqual([
      400,
      field,
    ]);
  });

  it('is given once, and again only where the latest counts', async () => {
    const { harbour } = places();
    const nis2 = await enter(await notifiableIncident(harbour), 'nis2/early-warning', given);
    expect(await refusedBy(nis2, 'nis2/early-warning', given)).toEqual([400, 'action']);
    const fields = { classifiedAt: '2026-11-01T09:00:00Z' };
    const dora = await notifiableIncident(harbour, ['dora'], fields);
    const first = await enter(dora, 'dora/intermediate', { action: 'GIVE', at: '2026-11-03T10:00:00Z' });
    await enter(first, 'dora/intermediate', { action: 'GIVE', at: '2026-11-05T10:00:00Z' });
    expect(at(await readDuties(dora), '0.steps.2.dueAt')).toBe('2026-12-05T10:00:00.000Z');
  });

  it('is recorded by one of two people who see the same incident', async () => {
    const incident = await notifiableIncident(places().harbour);
    const answers = await Promise.all([
      refusedBy(incident, 'nis2/early-warning', given),
      refusedBy(incident, 'nis2/notification', given),
    ]);
    expect(answers.map(([status]) => status).toSorted((one, other) => Number(one) - Number(other))).toEqual([200, 409]);
  });

  it('of an unknown regime, step or incident is not found', async () => {
    const incident = await notifiableIncident(places().harbour);
    const unknown = { id: '00000000-0000-4000-8000-000000000000', version: 1 };
    const statuses = [
      (await refusedBy(incident, 'dora/initial', given))[0],
      (await refusedBy(incident, 'nis2/initial', given))[0],
      (await refusedBy(unknown, 'nis2/early-warning', given))[0],
    ];
    expect(statuses).toEqual([404, 404, 404]);
  });
});

it('an incident with an open notification is closed with a reason only, and keeps it visible', async () => {
  const { harbour } = places();
  const calls = callsOf('Incidents', harbour);
  const { id, version } = await notifiableIncident(harbour);
  const times = { containedAt: '2026-11-02T08:00:00Z', resolvedAt: '2026-11-02T08:00:00Z' };
  entityOf(await calls.update(id, { version, ...times }));
  entityOf(await calls.post(`${id}/status`, { version: version + 1, action: 'CONTAIN' }));
  entityOf(await calls.post(`${id}/status`, { version: version + 2, action: 'RESOLVE' }));
  const close = { version: version + 3, action: 'CLOSE', rootCause: 'A stolen password' };
  const refused = await calls.post(`${id}/status`, close);
  expect([refused.status, at(refused.body, 'errors.0.message')]).toEqual([
    400,
    expect.stringContaining('NIS 2: Early warning; NIS 2: Incident notification; NIS 2: Final report'),
  ]);
  const early = await calls.post(`${id}/status`, { ...close, reason: 'Done', at: '2026-11-02T07:00:00Z' });
  expect([early.status, at(early.body, 'errors.0')]).toEqual([
    400,
    { field: 'at', message: 'This is before the incident was resolved' },
  ]);
  const closed = entityOf(await calls.post(`${id}/status`, { ...close, reason: 'The authority told us not to' }));
  expect(closed).toMatchObject({ status: 'CLOSED', openDuties: { length: 3 } });
});
