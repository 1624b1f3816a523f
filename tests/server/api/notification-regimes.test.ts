import { describe, expect, it } from 'vitest';

import { shippedRegimes } from '#domain/incident/duties/shipped.ts';
import { dutyFixtures, notifiableIncident } from '#tests/contract/duty-fixtures.ts';
import type { Stored } from '#tests/contract/samples.ts';
import { addOutsider } from '#tests/laws/outsider.ts';
import { callsOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';

const places = useLawPlaces();

const read = ({ id }: Stored) => callsOf('Incidents', places().harbour).read(id);

describe('regimes', () => {
  const shippedAs = (key: string, version = 0) => {
    const regime = shippedRegimes.find((one) => one.key === key);
    if (regime === undefined) throw new Error(`There is no regime ${key}`);
    return { ...regime, version };
  };
  const save = (body: object) => places().harbour.owner.call('/api/notification-regime', { method: 'POST', body });

  it('that are shipped can be shortened, and lengthened with a reason; incidents keep what they were put under', async () => {
    const { harbour } = places();
    const incident = await notifiableIncident(harbour, ['gdpr-33']);
    const regime = shippedAs('gdpr-33');
    const within = (count: number, reason = '') => ({
      ...regime,
      reason,
      steps: regime.steps.map((step) => ({ ...step, count })),
    });
    const longer = await save(within(96));
    expect([longer.status, at(longer.body, 'errors.0.field')]).toEqual([400, 'reason']);
    expect((await save(within(48))).status).toBe(200);
    expect((await save(within(24))).status).toBe(409);
    expect(await read(incident)).toMatchObject({ nextDueAt: '2026-11-04T08:00:00.000Z' });
    expect(await read(await notifiableIncident(harbour, ['gdpr-33']))).toMatchObject({
      nextDueAt: '2026-11-03T08:00:00.000Z',
    });
    const logged = await harbour.owner.call('/api/activities/all-users?entityType=dutyRegime');
    expect(rowsOf(logged)[0]).toMatchObject({
      entityName: 'Duties to notify',
      changes: [{ field: 'steps', new: ['Notification: 48 hours after awareness'] }],
    });
  });

  it('that are not in use are put on no incident', async () => {
    const { harbour } = places();
    expect((await save({ ...shippedAs('nis2-trust'), isActive: false })).status).toBe(200);
    await expect(notifiableIncident(harbour, ['nis2-trust'])).rejects.toThrow('not in use');
  });

  it('are changed by those who lead, and unknown to those who may not view incidents', async () => {
    const outsider = await addOutsider(places().harbour, 'Incidents');
    expect((await outsider.call('/api/notification-regime')).status).toBe(403);
  });

  it('of the organisation are filters of the register, each and all together, and only there', async () => {
    const { harbour } = places();
    const { body } = await dutyFixtures['NotificationRegimes.save'](harbour);
    const saved = await save(body);
    expect(saved.status).toBe(200);
    const own = await notifiableIncident(harbour, [body.key]);
    const both = await notifiableIncident(harbour, [body.key, 'nis2']);
    const shipped = await notifiableIncident(harbour, ['nis2']);
    const found = async (...keys: readonly string[]) => {
      const query = new URLSearchParams([['perPage', '100'], ...keys.map((key) => ['regime', key])]).toString();
      const ids = new Set(rowsOf(await callsOf('Incidents', harbour).get(`?${query}`)).map(({ id }) => id));
      return [own, both, shipped].map(({ id }) => ids.has(id));
    };
    expect(await found(body.key)).toEqual([true, true, false]);
    expect(await found('any-own')).toEqual([true, true, false]);
    expect(await found('nis2')).toEqual([false, true, true]);
    expect(await found('nis2', body.key)).toEqual([true, true, true]);
    expect(await found('dora')).toEqual([false, false, false]);
    const kept = await save({ ...body, key: 'any-own', name: 'Any' });
    expect([kept.status, at(kept.body, 'errors.0.field')]).toEqual([400, 'key']);
  });

  it.each([
    ['dueWithin=-1', 'dueWithin'],
    ['dueWithin=10001', 'dueWithin'],
    ['dueWithin=2.5', 'dueWithin'],
    ['regime=NIS%202', 'regime/0'],
    ['regime=a'.concat('&regime=a'.repeat(60)), 'regime'],
  ])('are asked for within bounds: %.20s', async (query, field) => {
    const { status, body } = await callsOf('Incidents', places().harbour).get(`?${query}`);
    expect([status, at(body, 'errors.0.field')]).toEqual([400, field]);
  });
});
