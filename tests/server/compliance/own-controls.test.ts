import { expect, test } from 'vitest';

import { coveredBy } from '#domain/compliance/confidence.ts';
import { freshnessOf } from '#domain/compliance/freshness.ts';
import { daysAfter } from '#domain/time/days-after.ts';
import type { Schemas } from '#server/contract/types.ts';
import { add, openPlace, patch, post, read, refusal } from '#tests/server/api/place.ts';
import { addPerson } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import {
  addOwnControl,
  addStandard,
  adopt,
  answerBody,
  controlsOf,
  detailsOf,
  entityOf,
  entriesOf,
  link,
  positionsByRef,
  respond,
} from './support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  return { ...(await openPlace(server)), close: () => server.close() };
});

const today = new Date().toISOString().slice(0, 10);

/** A standard with two controls, adopted. */
async function adopted(title: string) {
  const { versionId } = await addStandard(world, { title, controls: controlsOf(title, 2) });
  const standard = await adopt(world.owner, versionId);
  return { ...standard, at: await positionsByRef(world.owner, standard.id) };
}

const ownControl = async (id: string): Promise<Schemas['OwnControl']> =>
  entityOf('OwnControl', await world.owner.call(`/api/organisation-control/${id}`));

const addEvidence = (body: object) => add(world, '/api/evidence', { title: 'Access review', ...body });

test('the list narrows own controls to those that serve a standard, and counts what they serve', async () => {
  const [one, other] = [await adopted('one'), await adopted('other')];
  const serving = await addOwnControl(world.owner, 'Serving both');
  const idle = await addOwnControl(world.owner, 'Serving none');
  await link(world.owner, one.at('one-1').id, serving.id, 'EQUAL');
  await link(world.owner, one.at('one-2').id, serving.id, 'SUBSET');
  const listed = async (standardId: string) => {
    const page = await read(world.owner, `/api/organisation-control?adoptedStandardId=${standardId}`);
    return JSON.stringify(page);
  };
  expect(await listed(one.id)).toContain(serving.id);
  expect(await listed(one.id)).not.toContain(idle.id);
  expect(await listed(other.id)).not.toContain(serving.id);
  expect(await ownControl(serving.id)).toMatchObject({ positions: 2, evidence: 0 });
});

test('evidence raises the confidence of what it proves, until it is removed, and again once it is restored', async () => {
  const { at } = await adopted('proved');
  const control = await addOwnControl(world.owner, 'Proved', 'COMPLIANT');
  await link(world.owner, at('proved-1').id, control.id, 'EQUAL');
  const covered = { coversFrom: daysAfter(today, -400), coversTo: today };
  const confidences: unknown[] = [];
  const note = async () =>
    confidences.push([
      (await ownControl(control.id)).confidence,
      (await detailsOf(world.owner, at('proved-1').id)).confidence,
    ]);
  await note();
  const { id } = await addEvidence({ ...covered, ownControlIds: [control.id] });
  await note();
  expect(await ownControl(control.id)).toMatchObject({ evidence: 1 });
  await post(world.owner, `/api/evidence/${id}/remove`, { version: 1 });
  await note();
  await post(world.owner, `/api/evidence/${id}/restore`, { version: 2 });
  await note();
  await patch(world.owner, `/api/evidence/${id}`, { version: 3, ownControlIds: [] });
  await note();
  expect(confidences).toEqual([40, 100, 40, 100, 40].map((confidence) => [confidence, confidence]));
});

test.each([
  { madeOn: '2026-01-31', cadenceMonths: 1 },
  { madeOn: '2026-01-31', cadenceMonths: 13 },
  { madeOn: '2024-02-29', cadenceMonths: 12 },
  { madeOn: today, cadenceMonths: null },
  { madeOn: today, cadenceMonths: 1 },
  { madeOn: null, cadenceMonths: 6 },
  { madeOn: today, cadenceMonths: 6, coversFrom: '2026-01-01', coversTo: '2026-06-30' },
])('the database and the domain agree on what $madeOn for $cadenceMonths months covers', async (dates) => {
  const { id } = await addEvidence(dates);
  const { coversFrom = null, coversTo = null } = dates;
  const covers = coversFrom === null || coversTo === null ? null : { from: coversFrom, to: coversTo };
  const until = coveredBy({ covers, madeOn: dates.madeOn, everyMonths: dates.cadenceMonths })?.to ?? null;
  const freshness = freshnessOf(until, today);
  expect(await read(world.owner, `/api/evidence/${id}`)).toMatchObject({ coveredUntil: until, freshness });
});

test('a period with one of its days is refused at the other', async () => {
  const answer = await post(world.owner, '/api/evidence', { title: 'Half a period', coversFrom: '2026-01-01' });
  expect([answer.status, answer.body]).toEqual([
    400,
    refusal({ field: 'coversTo', message: 'Choose the last day that it covers' }),
  ]);
});

test('a retired own control fills nothing, and does so again once it is operated', async () => {
  const { at } = await adopted('retired');
  const control = await addOwnControl(world.owner, 'Retired', 'COMPLIANT');
  const { id } = at('retired-1');
  await link(world.owner, id, control.id, 'EQUAL');
  const results = [(await detailsOf(world.owner, id)).result];
  for (const implementation of ['RETIRED', 'IMPLEMENTED']) {
    const { version } = await ownControl(control.id);
    await patch(world.owner, `/api/organisation-control/${control.id}`, { version, implementation });
    results.push((await detailsOf(world.owner, id)).result);
  }
  const { version } = await ownControl(control.id);
  await post(world.owner, `/api/organisation-control/${control.id}/remove`, { version });
  results.push((await detailsOf(world.owner, id)).result);
  expect(results).toEqual(['COMPLIANT', 'NOT_ASSESSED', 'COMPLIANT', 'NOT_ASSESSED']);
});

test('those who only audit or view change neither own controls nor evidence, whatever their level', async () => {
  const { organisation, server } = world;
  for (const role of ['ORG_AUDITOR', 'ORG_VIEWER'] as const) {
    const person = await addPerson(server, { in: [{ organisation, role, level: 'DELETE' }] });
    const control = await addOwnControl(world.owner, 'Audited');
    const statuses = [
      await person.call(`/api/organisation-control/${control.id}`),
      await post(person, '/api/organisation-control', { title: 'Mine' }),
      await patch(person, `/api/organisation-control/${control.id}`, { version: 1, title: 'Mine' }),
      await post(person, `/api/organisation-control/${control.id}/remove`, { version: 1 }),
      await post(person, '/api/evidence', { title: 'Mine' }),
    ].map(({ status }) => status);
    expect([role, statuses]).toEqual([role, [200, 403, 403, 403, 403]]);
  }
});

/** An accepted risk with an own control among its controls. */
async function acceptedRisk(ownControlId: string): Promise<string> {
  const { organisation, server, owner } = world;
  const approver = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });
  const [likelihood, impact] = await Promise.all(
    ['likelihood', 'impact'].map(async (name) => JSON.stringify(await read(owner, `/api/risk-${name}/options`))),
  );
  const idIn = (text: string | undefined) => /"id":"([^"]+)"/.exec(text ?? '')?.[1];
  const residual = { likelihoodId: idIn(likelihood), impactId: idIn(impact) };
  const { id } = await add(world, '/api/risk', { title: 'Accepted', residual });
  const control = await post(owner, `/api/risk/${id}/controls`, { title: 'Access is reviewed', ownControlId });
  expect(control.body).toMatchObject({ data: { ownControl: { id: ownControlId } } });
  const body = { approverId: approver.id, expiresOn: '2099-12-31', justification: 'It is rare' };
  const acceptance = entityOf('RiskAcceptance', await post(owner, `/api/risk/${id}/acceptances`, body));
  await post(approver, `/api/risk-acceptance/${acceptance.id}/status`, {
    version: acceptance.version,
    action: 'ACCEPT',
  });
  return id;
}

const acceptancesOf = async (riskId: string) =>
  entriesOf('RiskAcceptance', await world.owner.call(`/api/risk/${riskId}/acceptances`)).map(
    ({ status, endedBecause }) => [status, endedBecause],
  );

test('an answer that turns negative reopens the acceptances of risks, and an improvement does not', async () => {
  const control = await addOwnControl(world.owner, 'Reviewed access', 'COMPLIANT');
  const riskId = await acceptedRisk(control.id);
  const better = await respond(world.owner, control, answerBody('OFI'));
  expect(await acceptancesOf(riskId)).toEqual([['ACCEPTED', null]]);
  await respond(world.owner, better, answerBody('MINOR_NON_CONFORMITY'));
  expect(await acceptancesOf(riskId)).toEqual([['REOPENED', 'CONTROL_FAILED']]);
});

test('merging an own control takes its risks and links along, and reopens no acceptance', async () => {
  const kept = await addOwnControl(world.owner, 'Kept', 'COMPLIANT');
  const merged = await addOwnControl(world.owner, 'Merged', 'COMPLIANT');
  const riskId = await acceptedRisk(merged.id);
  const { id: assetId } = await add(world, '/api/information-asset', { title: 'Gate' });
  for (const otherId of [riskId, assetId])
    await post(world.owner, `/api/records/${merged.id}/links`, { type: 'relates', otherId });
  await post(world.owner, `/api/records/${kept.id}/links`, { type: 'relates', otherId: assetId });
  const { version } = await ownControl(kept.id);
  const answer = await post(world.owner, `/api/organisation-control/${kept.id}/merge`, { version, fromId: merged.id });
  expect(answer.status).toBe(200);
  expect(await acceptancesOf(riskId)).toEqual([['ACCEPTED', null]]);
  expect(await read(world.owner, `/api/risk/${riskId}/controls`)).toMatchObject([{ ownControl: { id: kept.id } }]);
  const links = JSON.stringify(await read(world.owner, `/api/records/${kept.id}/links`));
  expect([riskId, assetId].map((id) => links.split(id).length - 1)).toEqual([1, 1]);
});

test('retiring an own control reopens the acceptances of risks', async () => {
  const control = await addOwnControl(world.owner, 'Doors are locked', 'COMPLIANT');
  const riskId = await acceptedRisk(control.id);
  const { version } = await ownControl(control.id);
  await patch(world.owner, `/api/organisation-control/${control.id}`, { version, implementation: 'RETIRED' });
  expect(await acceptancesOf(riskId)).toEqual([['REOPENED', 'CONTROL_FAILED']]);
});
