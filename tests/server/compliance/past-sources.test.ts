import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { daysAfter } from '#domain/time/days-after.ts';
import { controlLink } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { addRequestFile } from '#tests/contract/finding-fixtures.ts';
import { upload, uploaded } from '#tests/server/api/attached.ts';
import { add, openPlace, patch, post, read } from '#tests/server/api/place.ts';
import { textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';
import { unzipped } from '#tests/server/support/ooxml.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { daysPass } from './days-pass.ts';
import {
  addOwnControl,
  addStandard,
  adopt,
  controlsOf,
  entriesOf,
  entityOf,
  inside,
  link,
  positionsByRef,
} from './support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  return { ...(await openPlace(server)), close: () => server.close() };
});

const day = (offset: number) => daysAfter(new Date().toISOString().slice(0, 10), offset);

const ownControl = async (id: string) =>
  entityOf('OwnControl', await world.owner.call(`/api/organisation-control/${id}`));

async function retire(id: string, implementation: 'RETIRED' | 'IMPLEMENTED'): Promise<void> {
  const { version } = await ownControl(id);
  expect((await patch(world.owner, `/api/organisation-control/${id}`, { version, implementation })).status).toBe(200);
}

test('a report of a past day has the own controls and the evidence of that day', async () => {
  const { owner } = world;
  const { versionId } = await addStandard(world, { title: 'Quay rules', controls: controlsOf('q', 1) });
  const { id: standardId } = await adopt(owner, versionId);
  const position = (await positionsByRef(owner, standardId))('q-1');
  const named = async (title: string) => {
    const control = await addOwnControl(owner, title, 'COMPLIANT');
    await link(owner, position.id, control.id, 'EQUAL');
    return control.id;
  };
  const [kept, unlinked, retired, removed] = [
    await named('Kept'),
    await named('Unlinked'),
    await named('Retired'),
    await named('Removed'),
  ];
  await add(world, '/api/evidence', { title: 'Log', madeOn: day(-20), ownControlIds: [unlinked] });
  await inside(world, () =>
    db.update(controlLink).set({ standing: 'REJECTED' }).where(eq(controlLink.ownControlId, unlinked)),
  );
  await retire(retired, 'RETIRED');
  await daysPass(world);
  const { version } = await ownControl(removed);
  await post(owner, `/api/organisation-control/${removed}/remove`, { version });
  await named('New');

  const on = async (asOf?: string) => {
    const query = asOf === undefined ? '' : `?asOf=${asOf}`;
    const report = entityOf('ComplianceReport', await owner.call(`/api/compliance-report/${standardId}${query}`));
    return {
      sources: (report.items[0]?.sources ?? []).map(({ title }) => title).toSorted(),
      evidence: report.evidence.map(({ title }) => title),
    };
  };
  expect(await on(day(-7))).toEqual({ sources: ['Kept', 'Removed', 'Retired', 'Unlinked'], evidence: ['Log'] });
  expect(await on(day(-2))).toEqual({ sources: ['Kept', 'Removed'], evidence: [] });
  expect(await on()).toEqual({ sources: ['Kept', 'New'], evidence: [] });

  await retire(retired, 'IMPLEMENTED');
  expect((await on()).sources).toEqual(['Kept', 'New', 'Retired']);
  expect((await on(day(-2))).sources).toEqual(['Kept', 'Removed']);
  expect(await read(owner, `/api/organisation-control/${kept}`)).toMatchObject({ positions: 1 });
});

test('a report of a past day has the files that evidence had then', async () => {
  const { owner } = world;
  const { versionId } = await addStandard(world, { title: 'Pier rules', controls: controlsOf('p', 1) });
  const { id: standardId } = await adopt(owner, versionId);
  const control = await addOwnControl(owner, 'Guards', 'COMPLIANT');
  await link(owner, (await positionsByRef(owner, standardId))('p-1').id, control.id, 'EQUAL');
  const log = { title: 'Log of the guards', ownControlIds: [control.id] };
  const { id: evidenceId } = await add(world, '/api/evidence', log);
  const renewed = await uploaded(world, evidenceId, 'first.txt', 'One');
  const removed = await uploaded(world, evidenceId, 'removed.txt', 'Gone');
  await daysPass(world);
  await owner.call(`/api/attachments/${renewed.id}/versions?name=second.txt&version=${renewed.version}`, {
    method: 'POST',
    headers: fileType,
    raw: 'Two',
  });
  await upload(owner, evidenceId, 'added.txt', 'Three');
  await owner.call(`/api/attachments/${removed.id}?version=${removed.version}`, { method: 'DELETE' });

  const filesOn = async (asOf?: string) => {
    const query = asOf === undefined ? '' : `?asOf=${asOf}`;
    const report = entityOf('ComplianceReport', await owner.call(`/api/compliance-report/${standardId}${query}`));
    return report.evidence.map(({ files }) => files.map(({ name }) => name));
  };
  expect(await filesOn(day(-2))).toEqual([['first.txt', 'removed.txt']]);
  expect(await filesOn()).toEqual([['added.txt', 'second.txt']]);
});

/** A standard with a control that this evidence serves. */
async function provenBy(title: string, code: string) {
  const { owner } = world;
  const { versionId } = await addStandard(world, { title, controls: controlsOf(code, 1) });
  const { id: standardId } = await adopt(owner, versionId);
  const control = await addOwnControl(owner, title, 'COMPLIANT');
  await link(owner, (await positionsByRef(owner, standardId))(`${code}-1`).id, control.id, 'EQUAL');
  const { id } = await add(world, '/api/evidence', { title, ownControlIds: [control.id], madeOn: day(-90) });
  const filesOn = async (asOf?: string) => {
    const query = asOf === undefined ? '' : `?asOf=${asOf}`;
    const report = entityOf('ComplianceReport', await owner.call(`/api/compliance-report/${standardId}${query}`));
    return report.evidence.flatMap(({ files }) => files.map(({ name }) => name));
  };
  const packOn = async (asOf: string) => {
    const { bytes } = await owner.call(`/api/compliance-report/${standardId}/evidence-pack?asOf=${asOf}`);
    return [...(await unzipped(bytes)).keys()].filter((path) => path.endsWith('.txt'));
  };
  return { id, filesOn, packOn };
}

test('a file that was given before a day and accepted after it was not evidence on that day', async () => {
  const { owner } = world;
  const { id, filesOn, packOn } = await provenBy('Lock rules', 'l');
  await upload(owner, id, 'there.txt', 'There');
  const viewer = await addPerson(world.server, {
    in: [{ organisation: world.organisation, role: 'ORG_VIEWER', level: 'VIEW' }],
  });
  const asked = await post(owner, `/api/evidence/${id}/requests`, { personId: viewer.id });
  const requestId = textAt(asked.body, 'data.id');
  await addRequestFile(viewer, world, requestId, 'given.txt', 'Given');
  const step = async (who: Person, body: object) => {
    const [{ version } = { version: 0 }] = entriesOf(
      'EvidenceRequest',
      await owner.call(`/api/evidence/${id}/requests`),
    );
    return (await post(who, `/api/evidence-request/${requestId}/status`, { version, ...body })).status;
  };
  expect(await step(viewer, { action: 'PROVIDE', madeOn: day(-40) })).toBe(200);
  await daysPass(world);
  expect(await step(owner, { action: 'ACCEPT' })).toBe(200);

  expect(await filesOn(day(-2))).toEqual(['there.txt']);
  expect(await packOn(day(-2))).toEqual([expect.stringContaining('there.txt')]);
  expect(await filesOn()).toEqual(['given.txt', 'there.txt']);
  const [current] = entriesOf('EvidenceVersion', await owner.call(`/api/evidence/${id}/versions?on=${day(-40)}`));
  expect(current?.files.map(({ name, attachedAt }) => [name, attachedAt?.slice(0, 10)])).toEqual([
    ['given.txt', day(0)],
    ['there.txt', day(-10)],
  ]);
});

test('a version that was replaced since has the files of the day, not those attached to it later', async () => {
  const { owner } = world;
  const { id, filesOn } = await provenBy('Buoy rules', 'b');
  await upload(owner, id, 'there.txt', 'There');
  await daysPass(world);
  await upload(owner, id, 'later.txt', 'Later');
  const { version } = entityOf('Evidence', await owner.call(`/api/evidence/${id}`));
  expect((await post(owner, `/api/evidence/${id}/renew`, { version, madeOn: day(-1) })).status).toBe(200);
  expect(await filesOn(day(-2))).toEqual(['there.txt']);
  await daysPass(world);
  expect(await filesOn(day(-15))).toEqual(['there.txt']);
  expect(await filesOn(day(-5))).toEqual(['later.txt', 'there.txt']);
});

test('a report of a past day has a finding closed that was reopened since', async () => {
  const { owner } = world;
  const { versionId } = await addStandard(world, { title: 'Crane rules', controls: controlsOf('r', 1) });
  const { id: standardId } = await adopt(owner, versionId);
  const positionIds = [(await positionsByRef(owner, standardId))('r-1').id];
  const raised = {
    title: 'No inspection',
    kind: 'OFI',
    raisedOn: day(-20),
    ownerId: owner.id,
    dueOn: day(100),
    positionIds,
  };
  const { id } = await add(world, '/api/non-conformance', raised);
  const take = async (body: object) => {
    const { version } = entityOf('Finding', await owner.call(`/api/non-conformance/${id}`));
    expect((await post(owner, `/api/non-conformance/${id}/status`, { version, ...body })).status).toBe(200);
  };
  await take({ action: 'START' });
  await take({ action: 'CLOSE', reason: 'Too dear' });
  await daysPass(world);
  await take({ action: 'REOPEN', reason: 'A crane fell' });
  await take({ action: 'CLOSE', reason: 'Too dear' });
  await take({ action: 'REOPEN', reason: 'Another one fell' });

  const openOn = async (asOf?: string) => {
    const query = asOf === undefined ? '' : `?asOf=${asOf}`;
    const { standards } = entityOf('ComplianceDashboard', await owner.call(`/api/compliance-report${query}`));
    return standards.find((one) => one.id === standardId)?.openFindings;
  };
  const on = async (asOf?: string) => {
    const query = asOf === undefined ? '' : `?asOf=${asOf}`;
    const report = entityOf('ComplianceReport', await owner.call(`/api/compliance-report/${standardId}${query}`));
    return report.findings.map(({ state, closedOn }) => ({ state, closedOn }));
  };
  expect(await on(day(-12))).toEqual([{ state: 'OPEN', closedOn: null }]);
  expect(await on(day(-5))).toEqual([{ state: 'CLOSED', closedOn: day(-10) }]);
  expect(await on()).toEqual([{ state: 'OPEN', closedOn: null }]);
  expect([await openOn(day(-5)), await openOn()]).toEqual([0, 1]);
});

test('a report and the dashboard of a past day have a finding as it was then, whatever was corrected or removed since', async () => {
  const { owner } = world;
  const { versionId } = await addStandard(world, { title: 'Winch rules', controls: controlsOf('w', 2) });
  const { id: standardId } = await adopt(owner, versionId);
  const ref = await positionsByRef(owner, standardId);
  const raised = {
    title: 'No brakes',
    kind: 'MAJOR',
    raisedOn: day(-20),
    dueOn: day(-8),
    positionIds: [ref('w-1').id],
  };
  const { id } = await add(world, '/api/non-conformance', raised);
  await daysPass(world);
  const versionNow = async () => entityOf('Finding', await owner.call(`/api/non-conformance/${id}`)).version;
  const corrected = { title: 'Brakes squeak', dueOn: day(90), positionIds: [ref('w-2').id] };
  const change = await patch(owner, `/api/non-conformance/${id}`, { version: await versionNow(), ...corrected });
  expect(change.status).toBe(200);
  const lesser = { version: await versionNow(), kind: 'MINOR', raisedOn: day(-20), reason: 'Seen again' };
  expect((await post(owner, `/api/non-conformance/${id}/kind`, lesser)).status).toBe(200);

  const on = async (asOf?: string) => {
    const query = asOf === undefined ? '' : `?asOf=${asOf}`;
    const report = entityOf('ComplianceReport', await owner.call(`/api/compliance-report/${standardId}${query}`));
    const dashboard = entityOf('ComplianceDashboard', await owner.call(`/api/compliance-report${query}`));
    const major = dashboard.findings.find(({ kind }) => kind === 'MAJOR');
    return {
      shown: report.findings.map(({ title, kind, dueOn, controls }) => ({ title, kind, dueOn, controls })),
      counted: [major?.open, major?.overdue, dashboard.standards.find((one) => one.id === standardId)?.openFindings],
    };
  };
  const past = {
    shown: [{ title: 'No brakes', kind: 'MAJOR', dueOn: day(-8), controls: ['w-1'] }],
    counted: [1, 1, 1],
  };
  expect(await on(day(-5))).toEqual(past);
  expect(await on()).toEqual({
    shown: [{ title: 'Brakes squeak', kind: 'MINOR', dueOn: day(90), controls: ['w-2'] }],
    counted: [0, 0, 1],
  });
  await post(owner, `/api/non-conformance/${id}/remove`, { version: await versionNow() });
  expect(await on(day(-5))).toEqual(past);
  expect((await on()).shown).toEqual([]);
});
