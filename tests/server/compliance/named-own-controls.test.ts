import { eq, and } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { daysAfter } from '#domain/time/days-after.ts';
import type { Schemas } from '#server/contract/types.ts';
import { changeImpact, membershipPermission } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { add, openPlace, patch, post, read, refusal, type Stored } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import {
  addOwnControl,
  addStandard,
  adopt,
  controlsOf,
  dataOf,
  entityOf,
  entriesOf,
  link,
  positionsByRef,
} from './support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  return { ...(await openPlace(server)), close: () => server.close() };
});

const named = async (person: Person, id: string): Promise<string[]> => {
  const records = entriesOf('NamingRecord', await person.call(`/api/organisation-control/${id}/named-by`));
  return records.map(({ kind, record, isCurrent }) => `${kind} ${record.title}${isCurrent ? '' : ' (past)'}`);
};

const numbers = async (person: Person) =>
  entityOf('ComplianceDashboard', await person.call('/api/compliance-report')).ownControls;

const listed = async (person: Person, figure: Schemas['OwnControlFigure']): Promise<string[]> => {
  const list = JSON.stringify(dataOf(await person.call(`/api/organisation-control?figure=${figure}&perPage=100`)));
  return [...list.matchAll(/"title":"([^"]*)"/gu)].map(([, title = '']) => title).toSorted();
};

const today = new Date().toISOString().slice(0, 10);

/** An exemption in force. */
async function inForce(fields: object): Promise<Stored> {
  const { organisation, server, owner } = world;
  const approver = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });
  const drafted = await add(world, '/api/exemption', {
    reason: 'The old system cannot be changed',
    withoutControls: 'It is in a separate network',
    approverId: approver.id,
    validTo: daysAfter(today, 100),
    ...fields,
  });
  const path = `/api/exemption/${drafted.id}/status`;
  const body = { version: drafted.version, action: 'SUBMIT' };
  const submitted = entityOf('Exemption', await post(owner, path, body));
  return entityOf('Exemption', await post(approver, path, { version: submitted.version, action: 'APPROVE' }));
}

async function makeNames() {
  const { owner } = world;
  const locked = await addOwnControl(owner, 'Doors are locked', 'MAJOR_NON_CONFORMITY');
  const idle = await addOwnControl(owner, 'Visitors are logged', 'COMPLIANT');
  const ownControlIds = [locked.id];
  const { id: riskId } = await add(world, '/api/risk', { title: 'Theft' });
  const control = await post(owner, `/api/risk/${riskId}/controls`, { title: 'Locks', ownControlId: locked.id });
  const policy = await add(world, '/api/policy', { title: 'Physical security', ownControlIds });
  await add(world, '/api/policy', { title: 'Old rules', ownControlIds, retiredOn: today });
  const incident = await add(world, '/api/incident', { title: 'Burglary', ownControlIds });
  await inForce({ title: 'Gate stays open', policyId: policy.id, ownControlIds });
  await inForce({ title: 'No locks in the yard', controlId: textAt(control.body, 'data.id') });
  await add(world, '/api/exemption', { title: 'Asked for', policyId: policy.id, ownControlIds });
  return { locked, idle, policy, incident };
}

test('an own control tells what names it, and the dashboard counts what needs a look, as far as one may know', async () => {
  const { owner, organisation, server } = world;
  const { locked, idle, policy } = await makeNames();
  expect(await named(owner, locked.id)).toEqual([
    'risk Theft',
    'policy Physical security',
    'incident Burglary',
    'exemption Gate stays open',
    'exemption No locks in the yard',
    'policy Old rules (past)',
    'exemption Asked for (past)',
  ]);
  expect(await named(owner, idle.id)).toEqual([]);
  expect(await numbers(owner)).toEqual({ withoutPolicy: 1, failedWithRisk: 1, openIncident: 1, exempted: 1 });
  expect(await listed(owner, 'WITHOUT_POLICY')).toEqual(['Visitors are logged']);
  for (const figure of ['FAILED_WITH_RISK', 'OPEN_INCIDENT', 'EXEMPTED'] as const)
    expect(await listed(owner, figure)).toEqual(['Doors are locked']);
  expect(await read(owner, `/api/policy/${policy.id}`)).toMatchObject({ ownControls: [{ id: locked.id }] });

  const other = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'VIEW' }] });
  await server.database.platform
    .delete(membershipPermission)
    .where(and(eq(membershipPermission.userId, other.id), eq(membershipPermission.feature, 'INCIDENT_REGISTER')));
  expect(await named(other, locked.id)).not.toContain('incident Burglary');
  expect(await numbers(other)).toMatchObject({ withoutPolicy: 1, openIncident: null });
  expect(await listed(other, 'OPEN_INCIDENT')).toEqual([]);

  const past = entityOf('ComplianceDashboard', await owner.call('/api/compliance-report?asOf=2020-01-01'));
  expect(past.ownControls).toBeNull();
});

test('a list by what other registers say tells of today, no matter who asked before', async () => {
  const { owner, organisation, server } = world;
  const other = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'VIEW' }] });
  await server.database.platform
    .delete(membershipPermission)
    .where(and(eq(membershipPermission.userId, other.id), eq(membershipPermission.feature, 'INCIDENT_REGISTER')));
  const { id } = await addOwnControl(owner, 'Alarm', 'MAJOR_NON_CONFORMITY');
  const { versionId } = await addStandard(world, { title: 'Alarms', controls: controlsOf('a', 1) });
  const standard = await adopt(owner, versionId);
  const serving = async () =>
    JSON.stringify(await read(owner, `/api/organisation-control?adoptedStandardId=${standard.id}`));
  expect(await listed(other, 'OPEN_INCIDENT')).toEqual([]);
  expect(await listed(owner, 'FAILED_WITH_RISK')).not.toContain('Alarm');
  expect(await listed(owner, 'WITHOUT_POLICY')).toContain('Alarm');
  expect(await listed(owner, 'OPEN_INCIDENT')).not.toContain('Alarm');
  expect(await serving()).not.toContain('Alarm');

  const { id: riskId } = await add(world, '/api/risk', { title: 'Intrusion' });
  const incident = await add(world, '/api/incident', { title: 'Intruder', ownControlIds: [id] });
  await post(owner, `/api/risk/${riskId}/controls`, { title: 'Siren', ownControlId: id });
  await add(world, '/api/policy', { title: 'Alarms', ownControlIds: [id] });
  const positions = await positionsByRef(owner, standard.id);
  await link(owner, positions('a-1').id, id, 'EQUAL');
  expect(await listed(owner, 'OPEN_INCIDENT')).toContain('Alarm');
  expect(await listed(other, 'OPEN_INCIDENT')).toEqual([]);
  expect(await listed(owner, 'FAILED_WITH_RISK')).toContain('Alarm');
  expect(await listed(owner, 'WITHOUT_POLICY')).not.toContain('Alarm');
  expect(await serving()).toContain('Alarm');

  await owner.call(`/api/incident/${incident.id}?version=${incident.version}`, { method: 'DELETE' });
  expect(await listed(owner, 'OPEN_INCIDENT')).not.toContain('Alarm');
});

test('what names a merged own control names the one that is kept, once', async () => {
  const { owner } = world;
  const [kept, merged] = [await addOwnControl(owner, 'Kept'), await addOwnControl(owner, 'Merged')];
  await add(world, '/api/policy', { title: 'Names both', ownControlIds: [kept.id, merged.id] });
  await add(world, '/api/incident', { title: 'Names one', ownControlIds: [merged.id] });
  const body = { version: kept.version, fromId: merged.id };
  entityOf('OwnControl', await post(owner, `/api/organisation-control/${kept.id}/merge`, body));
  expect(await named(owner, kept.id)).toEqual(['policy Names both', 'incident Names one']);
});

test('changes that affect a merged own control affect the one that is kept, once, and ask about it', async () => {
  const { owner } = world;
  const [kept, merged] = [await addOwnControl(owner, 'Gate'), await addOwnControl(owner, 'Gates')];
  const both = await add(world, '/api/change-management-process', {
    title: 'Both gates',
    ownControlIds: [kept.id, merged.id],
  });
  const one = await add(world, '/api/change-management-process', { title: 'Second gate', ownControlIds: [merged.id] });
  const { organisation } = world;
  await world.server.database.inOrganisation({ organisationId: organisation.id, userId: owner.id }, async () => {
    const impact = { organisationId: organisation.id, request: 'RECONFIRM', status: 'ASKED' } as const;
    await db.insert(changeImpact).values([
      { ...impact, changeId: both.id, recordId: kept.id },
      { ...impact, changeId: both.id, recordId: merged.id },
      { ...impact, changeId: one.id, recordId: merged.id },
    ]);
  });
  const body = { version: kept.version, fromId: merged.id };
  entityOf('OwnControl', await post(owner, `/api/organisation-control/${kept.id}/merge`, body));
  const affected = async ({ id }: { readonly id: string }) =>
    at((await owner.call(`/api/change-management-process/${id}`)).body, 'data.ownControls');
  for (const changed of [both, one]) expect(await affected(changed)).toMatchObject([{ id: kept.id, title: 'Gate' }]);
  const asked = await owner.call(`/api/records/${kept.id}/change-impacts`);
  expect(asked.status).toBe(200);
  const titles: unknown = at(asked.body, 'data');
  expect(
    Array.isArray(titles) ? titles.map((each: unknown) => textAt(each, 'change.title')).toSorted() : titles,
  ).toEqual(['Both gates', 'Second gate']);
});

test('the own controls of an exemption are fixed once it is submitted', async () => {
  const { owner } = world;
  const control = await addOwnControl(owner, 'Backups are tested');
  const { id: policyId } = await add(world, '/api/policy', { title: 'Backups' });
  const { id, version } = await inForce({ title: 'No tests this year', policyId });
  const answer = await patch(owner, `/api/exemption/${id}`, { version, ownControlIds: [control.id] });
  const message = 'It is not a draft any more: withdraw, revise, extend or renew it instead';
  expect([answer.status, answer.body]).toEqual([400, refusal({ field: 'ownControlIds', message })]);
});

test('an own control of another organisation cannot be named', async () => {
  const elsewhere = await openPlace(world.server);
  const theirs = await addOwnControl(elsewhere.owner, 'Theirs');
  const answer = await post(world.owner, '/api/incident', { title: 'Leak', ownControlIds: [theirs.id] });
  expect(answer.status).toBe(400);
  expect((await world.owner.call(`/api/organisation-control/${theirs.id}/named-by`)).status).toBe(404);
});
