import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { reopenStrandedFindings } from '#server/modules/accepted-finding/index.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import { doneAction, takeFindingStep } from '#tests/contract/finding-fixtures.ts';
import { anotherMember, memberWithoutRisks, submitAcceptance } from '#tests/contract/risk-acceptance-fixtures.ts';
import { create, createPlain, unique, type Stored } from '#tests/contract/samples.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

import { findingsOf } from './begun-findings.ts';

const places = useLawPlaces();

const { begun } = findingsOf(places);

test('a closure names all that is missing, each at its field', async () => {
  const { harbour } = places();
  const finding = await begun();
  const answer = await takeFindingStep(harbour, finding.verifier, finding, { action: 'CLOSE' });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: ['rootCause', 'correction', 'actions', 'evidenceIds'].map((field) => ({ field })) },
  });
});

test('an improvement is declined with a reason, by its owner', async () => {
  const { harbour } = places();
  const finding = await begun({ kind: 'OFI' });
  const declined = { action: 'CLOSE', reason: 'Too dear' };
  expect(await takeFindingStep(harbour, finding.owner, finding, { action: 'CLOSE' })).toMatchObject({ status: 400 });
  expect(await takeFindingStep(harbour, finding.owner, finding, declined)).toMatchObject({
    body: { data: { status: 'CLOSED', declinedBecause: 'Too dear' } },
  });
});

test('a major non-conformity is never accepted as a risk, and a risk that nobody accepted covers nothing', async () => {
  const { harbour } = places();
  const { id: riskId } = await create(harbour, 'Risks', { title: `${harbour.marker} ${unique()}` });
  const accepting = { action: 'ACCEPT_RISK', riskId };
  expect(await takeFindingStep(harbour, harbour.owner, await begun(), accepting)).toMatchObject({ status: 403 });
  expect(await takeFindingStep(harbour, harbour.owner, await begun({ kind: 'MINOR' }), accepting)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'riskId' }] },
  });
});

/** A minor non-conformity whose risk someone has accepted. */
async function underAcceptance(): Promise<Stored & { readonly risk: Stored }> {
  const { harbour } = places();
  const approver = await anotherMember(harbour);
  const { id, version, riskId } = await submitAcceptance(harbour, await anotherMember(harbour), approver);
  await approver.call(`/api/risk-acceptance/${id}/status`, { method: 'POST', body: { version, action: 'ACCEPT' } });
  const finding = await create(harbour, 'Findings', { title: `${harbour.marker} ${unique()}`, kind: 'MINOR' });
  const { body } = await takeFindingStep(harbour, harbour.owner, finding, { action: 'ACCEPT_RISK', riskId });
  expect(body).toMatchObject({ data: { status: 'RISK_ACCEPTED', acceptedRisk: { id: riskId } } });
  const { body: risk } = await harbour.owner.call(`/api/risk/${riskId}`);
  return {
    id: finding.id,
    version: numberAt(body, 'data.version'),
    risk: { id: riskId, version: numberAt(risk, 'data.version') },
  };
}

const removeRecord = async (path: string, { id, version }: Stored) =>
  places().harbour.owner.call(`/api/${path}/${id}/remove`, { method: 'POST', body: { version } });

test('a finding is open again once the risk that it stood under is removed', async () => {
  const { id, risk } = await underAcceptance();
  expect((await removeRecord('risk', risk)).status).toBe(200);
  expect(await places().harbour.owner.call(`/api/non-conformance/${id}`)).toMatchObject({
    body: { data: { status: 'OPEN', acceptedRisk: null } },
  });
});

test('findings left under an acceptance that ended unnoticed are opened once, which their log says', async () => {
  const { harbour } = places();
  const [standing, stranded] = [await underAcceptance(), await underAcceptance()];
  // As before anything followed from the removal of a risk.
  await within(harbour, () => db.update(record).set({ deletedAt: new Date() }).where(eq(record.id, stranded.risk.id)));
  const stored = async ({ id }: Pick<Stored, 'id'>) =>
    at((await harbour.owner.call(`/api/non-conformance/${id}`)).body, 'data');
  const reasons = async () =>
    rowsOf(await harbour.owner.call(`/api/records/${stranded.id}/history`)).filter((entry) =>
      JSON.stringify(entry).includes('which was found only now'),
    );
  for (const run of ['first', 'second']) {
    await within(harbour, reopenStrandedFindings);
    expect({ run, finding: await stored(stranded) }).toMatchObject({ finding: { status: 'OPEN', acceptedRisk: null } });
    expect(await reasons()).toHaveLength(1);
  }
  expect(await stored(standing)).toMatchObject({ status: 'RISK_ACCEPTED', acceptedRisk: { id: standing.risk.id } });
});

test('a finding that was removed while the acceptance of its risk ended is restored as open', async () => {
  const { owner } = places().harbour;
  const { risk, ...finding } = await underAcceptance();
  // As it was possible before such findings were archived only.
  await within(places().harbour, () =>
    db
      .update(record)
      .set({ deletedAt: sql`now()` })
      .where(eq(record.id, finding.id)),
  );
  await removeRecord('risk', risk);
  const restored = await owner.call(`/api/non-conformance/${finding.id}/restore`, {
    method: 'POST',
    body: { version: finding.version },
  });
  expect(restored).toMatchObject({ status: 200, body: { data: { status: 'OPEN', acceptedRisk: null } } });
});

test('who may not view risks sees that a finding stands under one, without its title', async () => {
  const { id, risk } = await underAcceptance();
  const reader = await memberWithoutRisks(places().harbour);
  const { body } = await reader.call(`/api/non-conformance/${id}`);
  expect(body).toMatchObject({ data: { acceptedRisk: { id: risk.id, title: '' } } });
});

test('a version of evidence is the evidence of the days that it covers, also once it was renewed', async () => {
  const { owner, marker } = places().harbour;
  const { id, version } = await create(places().harbour, 'EvidenceRegister', {
    title: `${marker} ${unique()}`,
    madeOn: '2025-03-10',
    cadenceMonths: 12,
  });
  const body = { version, madeOn: '2026-03-20', note: 'The next year' };
  expect(await owner.call(`/api/evidence/${id}/renew`, { method: 'POST', body })).toMatchObject({
    status: 200,
    body: { data: { madeOn: '2026-03-20', coveredUntil: '2027-03-19' } },
  });
  const numbersOn = async (day: string) => {
    const versions = at((await owner.call(`/api/evidence/${id}/versions?on=${day}`)).body, 'data');
    return Array.isArray(versions) ? versions.map((one: unknown) => numberAt(one, 'number')) : versions;
  };
  expect([await numbersOn('2026-03-09'), await numbersOn('2026-03-10'), await numbersOn('2026-03-20')]).toEqual([
    [1],
    [],
    [2],
  ]);
});

test('an incident, a task and an assessment of a provider raise a finding in one step, each linked to the other', async () => {
  const { harbour } = places();
  for (const register of ['Incidents', 'Tasks', 'ServiceProviderAssessments'] as const) {
    const origin = await createPlain(harbour, register);
    const raised = await harbour.owner.call(`/api/records/${origin.id}/findings`, {
      method: 'POST',
      body: { title: `From ${register}`, kind: 'MINOR' },
    });
    expect(raised).toMatchObject({ status: 201, body: { data: { title: `From ${register}`, status: 'OPEN' } } });
    const findingId = textAt(raised.body, 'data.id');
    const linksOf = async (id: string) => at((await harbour.owner.call(`/api/records/${id}/links`)).body, 'data');
    expect(await linksOf(origin.id)).toMatchObject([{ type: 'relates', other: { id: findingId } }]);
    expect(await linksOf(findingId)).toMatchObject([{ type: 'relates', other: { id: origin.id } }]);
  }
});

test('other records raise no findings, nor does someone who may not, and a foreign record is unknown', async () => {
  const { harbour, meridian, server } = places();
  const raise = (person: Pick<Person, 'call'>, id: string) =>
    person.call(`/api/records/${id}/findings`, { method: 'POST', body: { title: 'Raised', kind: 'OFI' } });
  const [risk, incident] = [await createPlain(harbour, 'Risks'), await createPlain(harbour, 'Incidents')];
  expect((await raise(harbour.owner, risk.id)).status).toBe(404);
  expect((await raise(meridian.owner, incident.id)).status).toBe(404);
  const auditor = await addPerson(server, {
    in: [{ organisation: harbour.organisation, role: 'ORG_AUDITOR', level: 'DELETE' }],
  });
  expect((await raise(auditor, incident.id)).status).toBe(403);
});

test('a day on which an action was done needs a status that means done, and goes when the action is taken up again', async () => {
  const { harbour } = places();
  const { id } = await createPlain(harbour, 'Findings');
  const path = `/api/non-conformance/${id}/actions`;
  const undone = { title: unique(), doneOn: '2026-05-01' };
  expect(await harbour.owner.call(path, { method: 'POST', body: undone })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'doneOn' }] },
  });
  const done = await doneAction(harbour, id, harbour.owner, '2026-05-01');
  const again = { version: 1, statusId: null, doneOn: '2026-05-01' };
  const actionPath = `/api/corrective-action/${textAt(done.body, 'data.id')}`;
  expect(await harbour.owner.call(actionPath, { method: 'PATCH', body: again })).toMatchObject({
    status: 200,
    body: { data: { doneOn: null, isDone: false } },
  });
});
