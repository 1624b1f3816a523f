import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { grantOf } from '#domain/compliance/rights.ts';
import { organisationRoles } from '#openapi/access.ts';
import type { Schemas } from '#server/contract/types.ts';
import { controlPosition, mappingSet } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { derivationJobs } from '#server/modules/derivation/index.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { runJob } from '#tests/server/support/run-job.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import {
  addMappings,
  addOwnControl,
  addStandard,
  adopt,
  answerBody,
  answerPosition,
  changePosition,
  controlsOf,
  dataOf,
  detailsOf,
  entityOf,
  entriesOf,
  inside,
  link,
  positionsByRef,
  respond,
} from './support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  return { ...(await openPlace(server)), close: () => server.close() };
});

async function adopted(title: string) {
  const { versionId } = await addStandard(world, { title, controls: controlsOf(title, 6) });
  const { id } = await adopt(world.owner, versionId);
  return positionsByRef(world.owner, id);
}

const colleague = (role: Schemas['OrganisationRole']): Promise<Person> =>
  addPerson(world.server, { in: [{ organisation: world.organisation, role, level: 'DELETE' }] });

const responding = (person: Person, { id, version }: Schemas['OwnControl'], result: Schemas['ComplianceResult']) =>
  person.call(`/api/organisation-control/${id}/response`, { method: 'POST', body: answerBody(result, { version }) });

test('of two people who answer at once, the second sees what the first has answered', async () => {
  const at = await adopted('race');
  const own = await addOwnControl(world.owner, 'Raced');
  await link(world.owner, at('race-1').id, own.id, 'EQUAL');
  const other = await colleague('ORG_ASSESSOR');
  const answers = await Promise.all([
    responding(world.owner, own, 'COMPLIANT'),
    responding(other, own, 'MAJOR_NON_CONFORMITY'),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const stored = entityOf('OwnControl', await world.owner.call(`/api/organisation-control/${own.id}`));
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ current: { result: stored.result } });
  expect((await detailsOf(world.owner, at('race-1').id)).result).toBe(stored.result);

  const both = await Promise.all([
    answerPosition(world.owner, at('race-2').id, answerBody('OFI')),
    answerPosition(other, at('race-2').id, answerBody('COMPLIANT')),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await detailsOf(world.owner, at('race-2').id)).toMatchObject({ ownControls: 1 });
});

test('an answer while its link is removed leaves what follows from both', async () => {
  const at = await adopted('unlinking');
  const { id } = at('unlinking-1');
  const own = await addOwnControl(world.owner, 'Unlinked', 'OFI');
  const { sources } = await link(world.owner, id, own.id, 'EQUAL');
  const change = { method: 'PATCH', body: { action: 'REMOVE' } } as const;
  const [removed, answered] = await Promise.all([
    world.owner.call(`/api/control-position/${id}/links/${sources[0]?.id}`, change),
    responding(world.owner, own, 'MAJOR_NON_CONFORMITY'),
  ]);
  expect([removed.status, answered.status]).toEqual([200, 200]);
  expect(await detailsOf(world.owner, id)).toMatchObject({ result: 'NOT_ASSESSED', sources: [] });
});

test('each role does what it may', async () => {
  const at = await adopted('roles');
  const { versionId } = await addStandard(world, { title: 'Others', controls: controlsOf('other', 1) });
  const body = {
    versionId,
    levels: [],
    maturityModelId: null,
    targetMaturity: null,
    method: 'MATURITY',
    parameters: [],
  };
  for (const role of organisationRoles) {
    const person = await colleague(role);
    const may = (right: Parameters<typeof grantOf>[1]) => (grantOf(role, right) === 'ALWAYS' ? 200 : 403);
    const { id, version } = await detailsOf(person, at('roles-1').id);
    const own = await addOwnControl(world.owner, `Of ${role}`);
    const links = { method: 'POST', body: { ownControlId: own.id, relation: 'INTERSECTS' } } as const;
    const linked = await person.call(`/api/control-position/${id}/links`, links);
    const standing = grantOf(role, 'CONFIRM_LINK') === 'ALWAYS' ? 'CONFIRMED' : 'PROPOSED';
    const shown = (await detailsOf(world.owner, at('roles-1').id)).sources;
    expect(shown.find(({ ownControl }) => ownControl?.id === own.id)?.standing).toBe(
      linked.status === 200 ? standing : undefined,
    );
    const decisions = [{ ownControlId: own.id, positionId: id, relation: 'SUBSET', accept: true }];
    const present = linked.status === 200 ? version + 1 : version;
    const statuses = {
      preview: (await person.call('/api/organisation-standards/preview', { method: 'POST', body })).status,
      link: linked.status,
      decide: (await person.call('/api/control-link/review', { method: 'POST', body: { decisions } })).status,
      respond: (await responding(person, own, 'OFI')).status,
      change: (await changePosition(person, id, { version: present, justification: role })).status,
    };
    expect({ role, ...statuses }).toEqual({
      role,
      preview: may('ADOPT'),
      link: may('LINK'),
      decide: may('CONFIRM_LINK'),
      respond: may('RESPOND'),
      change: may('DECIDE_POSITION'),
    });
  }
});

const review = async () => entriesOf('LinkToReview', await world.owner.call('/api/control-link/review'));

test('links that follow from mappings are reviewed, and rejected ones do not come back', async () => {
  const at = await adopted('near');
  const far = await adopted('far');
  await addMappings(world, {
    source: 'near',
    target: 'far',
    mappings: [
      [['near-1'], 'SUPERSET', ['far-1']],
      [['near-1'], 'EQUAL', ['far-2']],
    ],
  });
  const own = await addOwnControl(world.owner, 'Reviewed', 'COMPLIANT');
  await link(world.owner, at('near-1').id, own.id, 'SUBSET');
  const derived = (await review()).filter(({ ownControl }) => ownControl.id === own.id);
  // SUBSET of what is a SUPERSET says nothing (T1).
  expect(derived).toEqual([
    expect.objectContaining({
      linkId: null,
      positionId: far('far-2').id,
      relation: 'SUBSET',
      reason: 'DERIVED',
      explanation: 'near-1 of near, by near to far',
    }),
  ]);
  const decisions = derived.map(({ positionId, relation }) => ({
    ownControlId: own.id,
    positionId,
    relation,
    accept: false,
  }));
  const decided = await world.owner.call('/api/control-link/review', { method: 'POST', body: { decisions } });
  expect(dataOf(decided)).toBe(1);
  expect((await review()).filter(({ ownControl }) => ownControl.id === own.id)).toEqual([]);
});

test('a merge moves links, covers and history, and resolves duplicates', async () => {
  const at = await adopted('merge');
  const [one, other] = [
    await addOwnControl(world.owner, 'Kept'),
    await addOwnControl(world.owner, 'Merged', 'MINOR_NON_CONFORMITY'),
  ];
  await link(world.owner, at('merge-1').id, one.id, 'SUBSET');
  await link(world.owner, at('merge-1').id, other.id, 'EQUAL');
  await link(world.owner, at('merge-2').id, other.id, 'EQUAL');
  const { version } = entityOf('OwnControl', await world.owner.call(`/api/organisation-control/${one.id}`));
  const merge = { method: 'POST', body: { version, fromId: other.id } } as const;
  expect(dataOf(await world.owner.call(`/api/organisation-control/${one.id}/merge`, merge))).toMatchObject({
    result: 'MINOR_NON_CONFORMITY',
    positions: 2,
  });
  expect(await world.owner.call(`/api/organisation-control/${other.id}`)).toMatchObject({ status: 404 });
  expect(await detailsOf(world.owner, at('merge-1').id)).toMatchObject({
    result: 'MINOR_NON_CONFORMITY',
    sources: [{ ownControl: { id: one.id }, relation: 'SUBSET', standing: 'TO_CONFIRM' }],
  });
  expect(await detailsOf(world.owner, at('merge-2').id)).toMatchObject({ sources: [{ ownControl: { id: one.id } }] });
  const { body } = await world.owner.call(`/api/organisation-control/${one.id}/responses`);
  expect(JSON.stringify(body)).toContain(`"mergedFrom":"${other.ref}"`);
});

test('what a set of mappings may do decides what follows, also when it is withdrawn', async () => {
  const [at, to] = [await adopted('use'), await adopted('used')];
  const setId = await addMappings(world, {
    source: 'use',
    target: 'used',
    mappings: [[['use-1'], 'EQUAL', ['used-1']]],
  });
  await answerPosition(world.owner, at('use-1').id, answerBody('COMPLIANT'));
  const { id } = to('used-1');
  const use = (value: Schemas['MappingUse']) =>
    world.owner.call(`/api/mapping-use/${setId}`, { method: 'PATCH', body: { use: value } });
  const seen = async () => {
    const { result, proposal } = await detailsOf(world.owner, id);
    return [result, proposal];
  };
  expect(await seen()).toEqual(['COMPLIANT', null]);
  expect(dataOf(await use('PROPOSE'))).toMatchObject({ setId, mappings: 1, use: 'PROPOSE' });
  expect(await seen()).toEqual(['NOT_ASSESSED', 'COMPLIANT']);
  await use('IGNORE');
  expect(await seen()).toEqual(['NOT_ASSESSED', null]);
  await use('DERIVE');
  await inside(world, async () => {
    await db.update(mappingSet).set({ status: 'WITHDRAWN', withdrawnAt: new Date() }).where(eq(mappingSet.id, setId));
  });
  expect(await seen()).toEqual(['COMPLIANT', null]);
  const handlers = derivationJobs({ database: world.server.database, jobs: world.server.jobs });
  const scope = { organisationId: world.organisation.id, userId: '' };
  const payload = { setOwner: world.organisation.id, setId };
  await runJob(handlers, 'follow-mappings', world.server, { scope, payload });
  expect(await seen()).toEqual(['NOT_ASSESSED', null]);
});

test('an override ends with its last day, and the history says so', async () => {
  const at = await adopted('days');
  const { id, version } = at('days-1');
  const override = { result: 'OFI', maturity: 2, reason: 'Until the audit', until: null } as const;
  await changePosition(world.owner, id, { version, override });
  await inside(world, async () => {
    await db.update(controlPosition).set({ overrideUntil: '2026-01-01' }).where(eq(controlPosition.id, id));
  });
  const handlers = derivationJobs({ database: world.server.database, jobs: world.server.jobs });
  const scope = { organisationId: world.organisation.id, userId: '' };
  await runJob(handlers, 'follow-compliance-day', world.server, { scope, payload: { day: '2026-01-02' } });
  expect(await detailsOf(world.owner, id)).toMatchObject({ result: 'NOT_ASSESSED', isOverridden: false });
  const { body } = await world.owner.call(`/api/control-position/${id}/history`);
  expect(body).toMatchObject({
    data: [
      { result: 'NOT_ASSESSED', by: null, cause: 'The last day of the override has passed' },
      { result: 'OFI', isOverridden: true, cause: 'Override set' },
      { cause: 'Standard adopted' },
    ],
  });
});

test('a removed own control is a source no longer, and one again when it is restored', async () => {
  const at = await adopted('removed');
  const { id } = at('removed-1');
  const own = await respond(world.owner, await addOwnControl(world.owner, 'Removed'), answerBody('COMPLIANT'));
  await link(world.owner, id, own.id, 'EQUAL');
  const path = `/api/organisation-control/${own.id}`;
  await world.owner.call(`${path}?version=${own.version}`, { method: 'DELETE' });
  expect(await detailsOf(world.owner, id)).toMatchObject({ result: 'NOT_ASSESSED', sources: [] });
  await world.owner.call(`${path}/restore`, { method: 'POST', body: { version: own.version + 1 } });
  expect(await detailsOf(world.owner, id)).toMatchObject({ result: 'COMPLIANT' });
});
