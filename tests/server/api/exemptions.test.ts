import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { exemption } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { endExemptions } from '#server/modules/exemption/index.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import { act, askedExtension, completeExemption, dayIn, exemptionInForce } from '#tests/contract/exemption-fixtures.ts';
import { submittedPolicy } from '#tests/contract/policy-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { addControl, createPlain, type Body, type Stored } from '#tests/contract/samples.ts';
import { addOutsider } from '#tests/laws/outsider.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
let owner: Person;
let approver: Person;
beforeAll(async () => {
  ({ owner } = places().harbour);
  approver = await anotherMember(places().harbour);
});

const post = (person: Person, path: string, body?: Body) =>
  person.call(`/api/${path}`, { method: 'POST', ...(body !== undefined && { body }) });
const read = async (id: string) => at((await owner.call(`/api/exemption/${id}`)).body, 'data');
const change = (values: Partial<typeof exemption.$inferInsert>, { id }: Pick<Stored, 'id'>) =>
  within(places().harbour, () => db.update(exemption).set(values).where(eq(exemption.id, id)));
const titlesOf = async (person: Person, id: string) =>
  rowsOf(await person.call('/api/notifications?perPage=100'))
    .filter(({ entityId }) => entityId === id)
    .map((row) => textAt(row, 'title'));

describe('a submission', () => {
  test('names everything that is missing, makes its author the requester, and asks nobody about their own request', async () => {
    const { harbour } = places();
    const draft = await createPlain(harbour, 'Exemptions');
    const submit = (body: Stored) =>
      post(owner, `exemption/${body.id}/status`, { version: body.version, action: 'SUBMIT' });
    const empty = await submit(draft);
    expect({ status: empty.status, errors: at(empty.body, 'errors') }).toMatchObject({
      status: 400,
      errors: ['policyId', 'reason', 'approverId', 'validTo', 'withoutControls'].map((field) => ({
        field: `exemption.${field}`,
      })),
    });
    const own = await submit(await completeExemption(harbour, owner));
    expect(own).toMatchObject({ status: 400, body: { errors: [{ field: 'exemption.approverId' }] } });
    const long = await submit(await completeExemption(harbour, approver, { validTo: dayIn(365) }));
    expect(long).toMatchObject({ status: 400, body: { errors: [{ field: 'exemption.validTo' }] } });
    const complete = await submit(await completeExemption(harbour, approver, { validTo: dayIn(364) }));
    expect(complete).toMatchObject({
      status: 200,
      body: { data: { status: 'UNDER_REVIEW', owner: { id: owner.id } } },
    });
  });

  test('lasts as long as the organisation says', async () => {
    const { harbour } = places();
    const settings = await owner.call('/api/organisation-settings');
    const body = { version: numberAt(settings.body, 'data.version'), timeZone: 'UTC', exemptionDays: 30 };
    expect(await post(owner, 'organisation-settings', body)).toMatchObject({ body: { data: { exemptionDays: 30 } } });
    const draft = await completeExemption(harbour, approver, { validTo: dayIn(30) });
    const answer = await post(owner, `exemption/${draft.id}/status`, { version: 1, action: 'SUBMIT' });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'exemption.validTo' }] } });
    const back = { ...body, version: body.version + 1, exemptionDays: 365 };
    expect((await post(owner, 'organisation-settings', back)).status).toBe(200);
  });

  test('fixes what was asked for, and the log names its controls', async () => {
    const { harbour } = places();
    const [source, control] = [await addControl(harbour), await addControl(harbour)];
    const draft = await completeExemption(harbour, approver, {
      policyId: null,
      controlId: source,
      compensatingControlIds: [control],
    });
    const submitted = await act(harbour, owner, draft, { action: 'SUBMIT' });
    const update = (body: Body) => owner.call(`/api/exemption/${draft.id}`, { method: 'PATCH', body });
    const { version } = submitted;
    expect(await update({ version, title: 'Other' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'title' }] },
    });
    expect(await update({ version, approverId: owner.id })).toMatchObject({ status: 400 });
    const history = await owner.call(`/api/records/${draft.id}/history`);
    expect(JSON.stringify(history.body)).toContain(`"id":"${control}","name":"R-`);
  });
});

test('who asked for it never decides on it, even if another requester is named since, on any way to name them', async () => {
  const { id, version } = await exemptionInForce(places().harbour, approver, { requester: owner });
  const other = await anotherMember(places().harbour);
  const update = (body: Body) => owner.call(`/api/exemption/${id}`, { method: 'PATCH', body });
  expect((await update({ version, ownerId: other.id })).status).toBe(200);
  expect(await read(id)).toMatchObject({ owner: { id: other.id }, submittedBy: { id: owner.id } });
  const refused = { status: 400, body: { errors: [{ field: 'approverId' }] } };
  expect(await update({ version: version + 1, approverId: owner.id })).toMatchObject(refused);
  expect(await update({ version: version + 1, approverId: owner.id.toUpperCase() })).toMatchObject(refused);
  const batch = { records: [{ id, version: version + 1 }], changes: { approverId: owner.id } };
  expect(at((await post(owner, 'exemption/change', batch)).body, 'data')).toMatchObject({
    succeeded: 0,
    refused: [{ id }],
  });
  await change({ approverId: owner.id, question: 'NEW_VERSION' }, { id });
  expect((await post(owner, `exemption/${id}/status`, { version: version + 1, action: 'CONFIRM' })).status).toBe(403);
  const asked = await post(other, `exemption/${id}/extensions`, { validTo: dayIn(200), reason: 'Late' });
  const extension = `exemption-extension/${textAt(asked.body, 'data.id')}/status`;
  expect((await post(owner, extension, { version: 1, action: 'GRANT' })).status).toBe(403);
  await expect(change({ decidedById: owner.id }, { id })).rejects.toMatchObject({
    cause: { constraint: 'exemption_decided_by_another' },
  });
});

describe('being in force', () => {
  test('is read from the days of the organisation, whether or not a job has run', async () => {
    const { harbour } = places();
    const lapsed = await exemptionInForce(harbour, approver);
    const coming = await exemptionInForce(harbour, approver, { validFrom: dayIn(1) });
    await change({ validFrom: dayIn(-20), validTo: dayIn(-1) }, lapsed);
    expect(await read(lapsed.id)).toMatchObject({ status: 'EXPIRED', isInForce: false, endedBecause: null });
    expect(await read(coming.id)).toMatchObject({ status: 'APPROVED', isInForce: false });
    const ids = async (query: string) =>
      rowsOf(await owner.call(`/api/exemption?perPage=100&${query}`)).map(({ id }) => id);
    expect(await ids('status=EXPIRED')).toContain(lapsed.id);
    expect(await ids('status=APPROVED')).not.toContain(lapsed.id);
    const policyId = textAt(await read(lapsed.id), 'policy.id');
    expect(rowsOf(await owner.call(`/api/exemption-in-force/${policyId}`))).toEqual([]);
    const late = await post(approver, `exemption/${lapsed.id}/status`, {
      ...lapsed,
      id: undefined,
      action: 'END',
      reason: 'x',
    });
    expect(late.status).toBe(409);

    await within(harbour, endExemptions);
    expect(await read(lapsed.id)).toMatchObject({
      status: 'EXPIRED',
      endedBecause: 'LAPSED',
      version: lapsed.version + 1,
    });
    await within(harbour, endExemptions);
    expect(await read(lapsed.id)).toMatchObject({ version: lapsed.version + 1 });
    expect(await titlesOf(approver, lapsed.id)).toEqual(['Exemption expired', 'Exemption to decide']);
  });

  test('ends with its control, and is shown at the risk until then', async () => {
    const { harbour } = places();
    const controlId = await addControl(harbour);
    const { id } = await exemptionInForce(harbour, approver, { policyId: null, controlId });
    const riskRef = textAt(await read(id), 'control.ref');
    const [risk] = rowsOf(await owner.call(`/api/risk?search=${riskRef}`));
    const shown = async () => rowsOf(await owner.call(`/api/exemption-in-force/${String(risk?.['id'])}`));
    expect(await shown()).toMatchObject([{ exemption: { id }, control: { id: controlId, ref: riskRef } }]);
    expect((await owner.call(`/api/risk-control/${controlId}?version=1`, { method: 'DELETE' })).status).toBe(200);
    await within(harbour, endExemptions);
    expect(await read(id)).toMatchObject({ status: 'EXPIRED', endedBecause: 'SOURCE_GONE' });
    expect(await shown()).toEqual([]);
  });

  test('names its policy by reference only to those who may not view policies', async () => {
    const { harbour } = places();
    const { id } = await exemptionInForce(harbour, approver);
    const policy = at(await read(id), 'policy');
    expect(at(policy, 'title')).not.toBe('');
    const outsider = await addOutsider(harbour, 'Policies');
    const hidden = { id: at(policy, 'id'), ref: at(policy, 'ref'), title: '' };
    expect(at((await outsider.call(`/api/exemption/${id}`)).body, 'data.policy')).toEqual(hidden);
    const statistics = (await outsider.call('/api/exemption-statistics')).body;
    expect(at(statistics, 'data.byPolicy')).toContainEqual(expect.objectContaining({ policy: hidden }));
  });

  test('is not known to another organisation', async () => {
    const { harbour, meridian } = places();
    const { exemptionId, id } = await askedExtension(harbour, owner, approver);
    const policyId = textAt(await read(exemptionId), 'policy.id');
    const answers = [
      await meridian.owner.call(`/api/exemption/${exemptionId}/extensions`),
      await post(meridian.owner, `exemption/${exemptionId}/extensions`, { validTo: dayIn(200), reason: 'x' }),
      await post(meridian.owner, `exemption/${exemptionId}/renewal`),
      await post(meridian.owner, `exemption-extension/${id}/status`, { version: 1, action: 'GRANT' }),
      await meridian.owner.call(`/api/exemption-in-force/${policyId}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const controlId = await addControl(harbour);
    const foreign = await post(meridian.owner, 'exemption', { title: 'Theirs', controlId });
    expect(foreign).toMatchObject({ status: 400, body: { errors: [{ field: 'controlId' }] } });
    expect(rowsOf(await meridian.owner.call('/api/exemption/controls'))).toEqual([]);
  });
});

describe('an extension', () => {
  test('moves the last day once another person grants it, twice at most', async () => {
    const { harbour } = places();
    const stored = await exemptionInForce(harbour, approver);
    const ask = (validTo: string) => post(owner, `exemption/${stored.id}/extensions`, { validTo, reason: 'Late' });
    expect(await ask(dayIn(100))).toMatchObject({ status: 400, body: { errors: [{ field: 'validTo' }] } });
    for (const days of [110, 120]) {
      const asked = await ask(dayIn(days));
      expect(asked).toMatchObject({ status: 201, body: { data: { status: 'REQUESTED' } } });
      expect((await ask(dayIn(130))).status).toBe(409);
      const path = `exemption-extension/${textAt(asked.body, 'data.id')}/status`;
      expect((await post(owner, path, { version: 1, action: 'GRANT' })).status).toBe(403);
      expect((await post(approver, path, { version: 1, action: 'GRANT' })).status).toBe(200);
      expect(await read(stored.id)).toMatchObject({ validTo: dayIn(days) });
    }
    expect(await ask(dayIn(130))).toMatchObject({ status: 409, body: { errors: [{ field: 'id' }] } });
    expect((await titlesOf(approver, stored.id)).filter((title) => title === 'Extension to decide')).toHaveLength(2);
  });

  test('that nobody decided on is void from the day after, and another is refused: it is renewed', async () => {
    const { harbour } = places();
    const { exemptionId, id, version } = await askedExtension(harbour, owner, approver);
    await change({ validTo: dayIn(-1), validFrom: dayIn(-9) }, { id: exemptionId });
    const [shown] = rowsOf(await owner.call(`/api/exemption/${exemptionId}/extensions`));
    expect(shown).toMatchObject({ id, status: 'VOID' });
    expect((await post(approver, `exemption-extension/${id}/status`, { version, action: 'GRANT' })).status).toBe(409);
    const again = await post(owner, `exemption/${exemptionId}/extensions`, { validTo: dayIn(9), reason: 'Late' });
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('renew it instead') } });

    const renewal = await post(owner, `exemption/${exemptionId}/renewal`);
    expect(renewal).toMatchObject({
      status: 201,
      body: {
        data: { status: 'DRAFT', validTo: null, renews: { id: exemptionId }, owner: { id: owner.id }, decidedBy: null },
      },
    });
    const ofDraft = await post(owner, `exemption/${textAt(renewal.body, 'data.id')}/renewal`);
    expect(ofDraft.status).toBe(409);
  });
});

describe('whether it is still right', () => {
  test('is asked once a compensating control fails, until the approver confirms it', async () => {
    const { harbour } = places();
    const controlId = await addControl(harbour);
    const stored = await exemptionInForce(harbour, approver, { compensatingControlIds: [controlId] });
    const fail = (version: number, effectiveness: string) =>
      owner.call(`/api/risk-control/${controlId}`, { method: 'PATCH', body: { version, effectiveness } });
    expect((await fail(1, 'PARTLY_EFFECTIVE')).status).toBe(200);
    expect(await read(stored.id)).toMatchObject({ question: null });
    expect((await fail(2, 'INEFFECTIVE')).status).toBe(200);
    expect((await fail(3, 'INEFFECTIVE')).status).toBe(200);
    expect(await read(stored.id)).toMatchObject({ question: 'CONTROL_FAILED' });
    const asked = (await titlesOf(approver, stored.id)).filter((title) => title === 'Is the exemption still right?');
    expect(asked).toHaveLength(1);
    const confirm = (person: Person) =>
      post(person, `exemption/${stored.id}/status`, { version: stored.version, action: 'CONFIRM' });
    expect((await confirm(owner)).status).toBe(403);
    expect(await confirm(approver)).toMatchObject({ status: 200, body: { data: { question: null } } });
  });

  test('is asked when another version of its policy comes into force', async () => {
    const { harbour } = places();
    const approved = await exemptionInForce(harbour, approver);
    const submitted = await submittedPolicy(harbour, { author: owner, approver });
    const { id: policyId, version, contentSha256 } = submitted;
    await change({ policyId, policyVersion: null }, approved);
    const decision = { version, contentSha256, action: 'APPROVE' };
    expect((await post(approver, `policy/${policyId}/status`, decision)).status).toBe(200);
    expect(await read(approved.id)).toMatchObject({ question: 'NEW_VERSION' });
    await post(approver, `exemption/${approved.id}/status`, { version: approved.version, action: 'CONFIRM' });
    expect(await read(approved.id)).toMatchObject({ question: null, policyVersion: '1.0' });
  });
});
