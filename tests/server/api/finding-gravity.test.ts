import { expect, test } from 'vitest';

import { doneAction, evidenceOf, takeFindingStep } from '#tests/contract/finding-fixtures.ts';
import { anotherMember, submitAcceptance } from '#tests/contract/risk-acceptance-fixtures.ts';
import { create, unique, type Body, type Stored } from '#tests/contract/samples.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { numberAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

const pathOf = ({ id }: Stored) => `/api/non-conformance/${id}`;

const newFinding = (given: Body = {}) =>
  create(places().harbour, 'Findings', { title: `${places().harbour.marker} ${unique()}`, kind: 'MAJOR', ...given });

const versionOf = async (finding: Stored): Promise<number> =>
  numberAt((await places().harbour.owner.call(pathOf(finding))).body, 'data.version');

/** Takes a step of a finding as it stands. */
const step = async (who: Person, finding: Stored, body: Body) =>
  takeFindingStep(places().harbour, who, { id: finding.id, version: await versionOf(finding) }, body);

const reclassify = async (who: Person, finding: Stored, body: Body) =>
  who.call(`${pathOf(finding)}/kind`, {
    method: 'POST',
    body: { version: await versionOf(finding), raisedOn: null, reason: 'Seen again', ...body },
  });

test('who works on a finding does not say how grave it is', async () => {
  const { harbour } = places();
  const owner = await addPerson(harbour.server, {
    in: [{ organisation: harbour.organisation, role: 'ORG_ASSESSOR', level: 'DELETE' }],
  });
  const finding = await newFinding({ ownerId: owner.id });
  for (const body of [{ kind: 'OFI' }, { raisedOn: '2020-01-01' }])
    expect(await owner.call(pathOf(finding), { method: 'PATCH', body: { version: 1, ...body } })).toMatchObject({
      status: 400,
      body: { errors: [{ field: Object.keys(body)[0] }] },
    });
  expect((await reclassify(owner, finding, { kind: 'OFI' })).status).toBe(403);
  expect(await reclassify(harbour.owner, finding, { kind: 'OFI', raisedOn: '2026-01-02' })).toMatchObject({
    status: 200,
    body: { data: { kind: 'OFI', raisedOn: '2026-01-02' } },
  });
  const log = await harbour.owner.call(`/api/records/${finding.id}/history`);
  expect(JSON.stringify(log.body)).toContain('Seen again');
});

test('what nobody says, a day to come and nothing at all are refused by name', async () => {
  const finding = await newFinding();
  const { owner } = places().harbour;
  for (const [body, field] of [
    [{ kind: 'MINOR', raisedOn: '2099-01-01' }, 'raisedOn'],
    [{ kind: 'MAJOR' }, 'kind'],
    [{ kind: 'MINOR', reason: ' ' }, 'reason'],
  ] as const)
    expect(await reclassify(owner, finding, body)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  expect((await places().meridian.owner.call(`${pathOf(finding)}/kind`, { method: 'POST', body: {} })).status).not.toBe(
    200,
  );
});

test('after a check that failed something more must be done, and its effect is waited for again', async () => {
  const { harbour } = places();
  const [owner, verifier] = [await anotherMember(harbour), await anotherMember(harbour)];
  const evidenceIds = [await evidenceOf(harbour, '2026-05-02')];
  const finding = await newFinding({
    raisedOn: '2026-04-01',
    dueOn: '2099-12-31',
    ownerId: owner.id,
    verifierId: verifier.id,
    rootCause: 'Nobody was told',
    correction: 'All were told',
    evidenceIds,
  });
  await step(owner, finding, { action: 'START' });
  await doneAction(harbour, finding.id, owner, '2026-05-01');
  expect((await step(verifier, finding, { action: 'FAIL_CHECK', reason: 'It happened again' })).status).toBe(200);
  const missing = async () => (await verifier.call(`${pathOf(finding)}/closure`)).body;
  expect(await missing()).toMatchObject({ data: { missing: ['NEW_ACTION_MISSING'], checkFrom: null } });
  expect(await step(verifier, finding, { action: 'CLOSE' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'actions' }] },
  });
  await doneAction(harbour, finding.id, owner, null);
  expect(await missing()).toMatchObject({ data: { missing: ['WAIT'] } });
});

test('without a verifier its closure says who is missing, not that nothing is', async () => {
  const { harbour } = places();
  const finding = await newFinding({ kind: 'MINOR', ownerId: harbour.owner.id, dueOn: '2099-12-31' });
  const { body } = await harbour.owner.call(`${pathOf(finding)}/closure`);
  expect(body).toMatchObject({ data: { missing: expect.arrayContaining(['VERIFIER_MISSING']) } });
});

test('the risk whose acceptance covers a finding is linked to it', async () => {
  const { harbour } = places();
  const approver = await anotherMember(harbour);
  const { id, version, riskId } = await submitAcceptance(harbour, await anotherMember(harbour), approver);
  await approver.call(`/api/risk-acceptance/${id}/status`, { method: 'POST', body: { version, action: 'ACCEPT' } });
  const finding = await newFinding({ kind: 'MINOR' });
  expect((await step(harbour.owner, finding, { action: 'ACCEPT_RISK', riskId })).status).toBe(200);
  const { body } = await harbour.owner.call(`/api/records/${riskId}/links`);
  expect(JSON.stringify(body)).toContain(finding.id);
});

test('a finding that was decided on is archived, not removed', async () => {
  const { harbour } = places();
  const finding = await newFinding({ kind: 'OFI', ownerId: harbour.owner.id, dueOn: '2099-12-31' });
  await step(harbour.owner, finding, { action: 'START' });
  expect((await step(harbour.owner, finding, { action: 'CLOSE', reason: 'Too dear' })).status).toBe(200);
  const version = await versionOf(finding);
  const removed = await harbour.owner.call(`${pathOf(finding)}/remove`, { method: 'POST', body: { version } });
  expect(removed).toMatchObject({ status: 409, body: { errors: [{ field: 'id' }] } });
});
