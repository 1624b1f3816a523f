import { expect, test } from 'vitest';

import { completeExemption, act as actOnExemption } from '#tests/contract/exemption-fixtures.ts';
import { approvedPolicy, submittedPolicy } from '#tests/contract/policy-fixtures.ts';
import { assessedRisk, submitAcceptance } from '#tests/contract/risk-acceptance-fixtures.ts';
import { addColleague, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { acknowledgementsOf, anHourLater, inAMonth } from '#tests/server/api/acknowledgements.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
const { ask, requestsOf, change, sendMails } = acknowledgementsOf(places);

const step = (leaver: Person, action: 'deactivate' | 'reactivate', version: number) =>
  places().harbour.owner.call(`/api/user/${leaver.id}/${action}`, { method: 'POST', body: { version } });

const pausedOf = async (person: Person) =>
  rowsOf(await person.call('/api/notifications?perPage=50'))
    .filter(({ title }) => title === 'Request paused')
    .map(({ entityId }) => entityId);

test('who asked a member to decide is told when they are deactivated, and nobody else', async () => {
  const { harbour } = places();
  const [asker, leaver, other] = [
    await addColleague(harbour),
    await addColleague(harbour),
    await addColleague(harbour),
  ];
  const { id } = await submittedPolicy(harbour, { author: asker, approver: leaver });
  const risk = await assessedRisk(harbour);
  await submitAcceptance(harbour, asker, leaver, risk.id);
  expect((await step(leaver, 'deactivate', 1)).status).toBe(200);
  expect(new Set(await pausedOf(asker))).toEqual(new Set([id, risk.id]));
  expect(await pausedOf(other)).toEqual([]);
  expect(await pausedOf(places().meridian.owner)).toEqual([]);
});

test('the requester of an exemption is told, and can ask someone else', async () => {
  const { harbour } = places();
  const leaver = await addColleague(harbour);
  const exemption = await completeExemption(harbour, leaver);
  await actOnExemption(harbour, harbour.owner, exemption, { action: 'SUBMIT' });
  const requester = harbour.owner;
  const administrator = await addColleague(harbour);
  await administrator.call(`/api/user/${leaver.id}/deactivate`, { method: 'POST', body: { version: 1 } });
  expect(await pausedOf(requester)).toContain(exemption.id);
});

test('no mail goes to a deactivated member until they are reactivated; who asked is told', async () => {
  const { harbour, server } = places();
  const leaver = await addPerson(server, {
    in: [{ organisation: harbour.organisation, role: 'ORG_VIEWER', level: 'VIEW' }],
  });
  const asker = await addColleague(harbour);
  const { id } = await approvedPolicy(harbour);
  await asker.call(`/api/policy/${id}/acknowledgements`, {
    method: 'POST',
    body: { recipients: [{ name: 'Lee', email: leaver.email }], expiresOn: inAMonth() },
  });
  await step(leaver, 'deactivate', 1);
  expect(await sendMails()).toEqual([]);
  expect(await pausedOf(asker)).toHaveLength(1);
  await step(leaver, 'reactivate', 2);
  const [request, ...more] = await sendMails();
  expect(request).toMatchObject({ to: leaver.email });
  expect(more).toEqual([]);
  await step(leaver, 'deactivate', 3);
  await anHourLater(places());
  await ask(id, { recipients: [] });
  const [asked] = await requestsOf(id);
  await change(String(asked?.id), { version: asked?.version, action: 'REMIND' });
  expect(await sendMails()).toEqual([]);
});
