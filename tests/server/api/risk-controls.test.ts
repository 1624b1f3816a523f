import { expect, test } from 'vitest';

import { createPlain } from '#tests/contract/samples.ts';
import { addColleague, entityOf, useLawPlaces } from '#tests/laws/places.ts';
import { activityOf } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';

const places = useLawPlaces();

// What all parts of risks share, from rights to limits, is tested with the actions of treatment plans.
test('controls are listed by their title, and the log keeps each change of one in words', async () => {
  const { harbour } = places();
  const { owner } = harbour;
  const operator = await addColleague(harbour);
  const { id: riskId } = await createPlain(harbour, 'Risks');
  const path = `/api/risk/${riskId}/controls`;
  const locks = entityOf(await owner.call(path, { method: 'POST', body: { title: 'Locks on the cabinets' } }), 201);
  expect(locks).toMatchObject({ description: '', type: 'PREVENTIVE', owner: null, lastTestedOn: null, version: 1 });
  const host = {
    title: 'Jump host',
    description: 'Sessions are recorded.',
    type: 'DETECTIVE',
    ownerId: operator.id,
    effectiveness: 'EFFECTIVE',
    lastTestedOn: '2026-01-31',
  };
  entityOf(await owner.call(path, { method: 'POST', body: host }), 201);
  const changes = { version: 1, effectiveness: 'INEFFECTIVE' };
  entityOf(await owner.call(`/api/risk-control/${locks.id}`, { method: 'PATCH', body: changes }));
  const listed = at((await owner.call(path)).body, 'data');
  const { ownerId: _id, ...kept } = host;
  expect(listed).toMatchObject([
    { ...kept, owner: { id: operator.id } },
    { effectiveness: 'INEFFECTIVE', version: 2 },
  ]);

  const entries = (await activityOf(harbour, riskId)).slice(1).map((entry) => entry.changes);
  const untested = 'Locks on the cabinets, Preventive, Not tested';
  const name = String(at(listed, '0.owner.name'));
  expect(entries).toEqual([
    [{ field: 'control', old: null, new: untested }],
    [
      {
        field: 'control',
        old: null,
        new: `Jump host, Detective, Effective, ${name}, last tested 31/01/2026\nSessions are recorded.`,
      },
    ],
    [{ field: 'control', old: untested, new: 'Locks on the cabinets, Preventive, Ineffective' }],
  ]);
  const notices = at((await operator.call('/api/notifications')).body, 'data.data');
  expect(notices).toMatchObject([{ title: 'Risk control assigned to you' }]);
});

test('a control cannot have been tested in the future', async () => {
  const { harbour } = places();
  const { owner } = harbour;
  const { id: riskId } = await createPlain(harbour, 'Risks');
  const path = `/api/risk/${riskId}/controls`;
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const add = (day: string) => owner.call(path, { method: 'POST', body: { title: 'Locks', lastTestedOn: day } });
  const { id } = entityOf(await add(inDays(0)), 201);
  const body = { version: 1, lastTestedOn: inDays(2) };
  const refused = [await add(inDays(2)), await owner.call(`/api/risk-control/${id}`, { method: 'PATCH', body })];
  expect(refused.map((answer) => at(answer.body, 'errors.0'))).toEqual(
    Array.from({ length: 2 }, () => ({ field: 'lastTestedOn', message: 'Choose today or an earlier day' })),
  );
});
