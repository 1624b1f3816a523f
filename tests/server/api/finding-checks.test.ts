import { expect, test } from 'vitest';

import { doneAction, evidenceOf, takeFindingStep } from '#tests/contract/finding-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { createPlain } from '#tests/contract/samples.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { numberAt, textAt } from '#tests/server/identity/support.ts';

import { findingsOf } from './begun-findings.ts';

const places = useLawPlaces();
const { begun, change } = findingsOf(places);

test('nobody checks an action of their own, and a closed finding stays as it is until it is reopened', async () => {
  const { harbour } = places();
  const finding = await begun();
  const evidenceIds = [await evidenceOf(harbour, '2026-05-02')];
  await doneAction(harbour, finding.id, finding.verifier, '2026-05-01');
  const treated = await change(finding, { rootCause: 'Nobody was told', correction: 'All were told', evidenceIds });
  const closing = { action: 'CLOSE' };
  expect(await takeFindingStep(harbour, finding.verifier, treated, closing)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'action' }] },
  });
  const checker = await anotherMember(harbour);
  const handed = await change(treated, { verifierId: checker.id });
  const closed = await takeFindingStep(harbour, checker, handed, closing);
  expect(closed).toMatchObject({ status: 200, body: { data: { status: 'CLOSED', closedBy: { id: checker.id } } } });
  expect(await doneAction(harbour, finding.id, finding.owner, '2026-06-01')).toMatchObject({ status: 409 });
  const version = numberAt(closed.body, 'data.version');
  const path = `/api/non-conformance/${finding.id}`;
  const fixed = await harbour.owner.call(path, { method: 'PATCH', body: { version, rootCause: 'Another' } });
  expect(fixed).toMatchObject({ status: 400, body: { errors: [{ field: 'rootCause' }] } });
  const reopening = { action: 'REOPEN', reason: 'It happened again' };
  const reopened = await takeFindingStep(harbour, harbour.owner, { id: finding.id, version }, reopening);
  expect(reopened).toMatchObject({ status: 200, body: { data: { status: 'IN_PROGRESS', closedBy: null } } });
});

test('who owned a finding while it was worked on does not check it, even if another person owns it since', async () => {
  const { harbour } = places();
  const finding = await begun();
  const evidenceIds = [await evidenceOf(harbour, '2026-05-02')];
  await doneAction(harbour, finding.id, await anotherMember(harbour), '2026-05-01');
  const treated = await change(finding, { rootCause: 'Nobody was told', correction: 'All were told', evidenceIds });
  const next = await anotherMember(harbour);
  const handed = await change(await change(treated, { ownerId: next.id }), { verifierId: finding.owner.id });
  expect(await takeFindingStep(harbour, finding.owner, handed, { action: 'CLOSE' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'action' }] },
  });
  const back = await change(handed, { verifierId: finding.verifier.id });
  expect((await takeFindingStep(harbour, finding.verifier, back, { action: 'CLOSE' })).status).toBe(200);
});

test('who did an action stays with it when it is handed to someone else', async () => {
  const { harbour } = places();
  const [doer, next] = [await anotherMember(harbour), await anotherMember(harbour)];
  const { id } = await createPlain(harbour, 'Findings');
  const done = await doneAction(harbour, id, doer, '2026-05-01');
  const path = `/api/corrective-action/${textAt(done.body, 'data.id')}`;
  const handed = await harbour.owner.call(path, { method: 'PATCH', body: { version: 1, ownerId: next.id } });
  expect(handed).toMatchObject({ status: 200, body: { data: { owner: { id: next.id }, doneBy: { id: doer.id } } } });
});

test('who completed an action that was taken up again or removed stays known, and does not check the finding', async () => {
  const { harbour } = places();
  const [first, second] = [await anotherMember(harbour), await anotherMember(harbour)];
  const finding = await begun();
  const evidenceIds = [await evidenceOf(harbour, '2026-05-02')];
  const done = await doneAction(harbour, finding.id, first, '2026-05-01');
  const path = `/api/corrective-action/${textAt(done.body, 'data.id')}`;
  const statusId = textAt(done.body, 'data.status.id');
  const edit = (body: object) => harbour.owner.call(path, { method: 'PATCH', body });
  const doneBefore = [{ doneOn: '2026-05-01', doneBy: { id: first.id } }];
  expect(await edit({ version: 1, statusId: null })).toMatchObject({
    body: { data: { isDone: false, doneOn: null, doneBy: null, doneBefore } },
  });
  expect(await edit({ version: 2, statusId, ownerId: second.id, doneOn: '2026-05-03' })).toMatchObject({
    body: { data: { doneBy: { id: second.id }, doneBefore } },
  });
  const treated = await change(finding, { rootCause: 'Nobody was told', correction: 'All were told', evidenceIds });
  const refused = { status: 400, body: { errors: [{ field: 'action' }] } };
  let present = await change(treated, { verifierId: first.id });
  expect(await takeFindingStep(harbour, first, present, { action: 'CLOSE' })).toMatchObject(refused);
  await doneAction(harbour, finding.id, finding.verifier, '2026-05-01');
  await harbour.owner.call(`${path}?version=3`, { method: 'DELETE' });
  present = await change(present, { verifierId: second.id });
  expect(await takeFindingStep(harbour, second, present, { action: 'CLOSE' })).toMatchObject(refused);
});
