import { expect, test } from 'vitest';

import { act, approvedPolicy, submittedPolicy } from '#tests/contract/policy-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import { remindAt } from '#tests/server/reminder/mornings.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addPerson } from '#tests/server/support/people.ts';

import { acknowledgementsOf, tokenIn } from './acknowledgements.ts';
import { nextVersionsOf } from './policy-versions.ts';

const places = useLawPlaces();
const { ask, open, requestsOf, sendMails } = acknowledgementsOf(places);
const nextVersion = nextVersionsOf(places);

/** The stored acknowledgements of a policy. */
const acknowledgementsIn = (policyId: string) =>
  asOwner(
    places().server,
    `select to_jsonb(a) as row from acknowledgement a join acknowledgement_request r on r.id = a.request_id
     where r.policy_id = $1`,
    [policyId],
  );

/** A policy of which one person has acknowledged the version in force, and another has not, with their links. */
async function halfAcknowledged(content?: string) {
  const { harbour, server } = places();
  const first = await approvedPolicy(harbour, content);
  await ask(first.id, { recipients: ['done@example.org', 'open@example.org'].map((email) => ({ name: '', email })) });
  const mails = await sendMails();
  const linkOf = (to: string) => tokenIn(mails.find((mail) => mail.to === to));
  await server.call(`/api/public/policy/secure/${linkOf('done@example.org')}/acknowledgement`, { method: 'POST' });
  // The receipt.
  await sendMails();
  return { first, linkOf };
}

const shareOf = async (id: string) => at(await callsOf('Policies', places().harbour).read(id), 'acknowledgement');

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Lets the day of a policy come, and the hourly job run. */
async function letItCome(id: string, sql: string): Promise<void> {
  const { server, harbour } = places();
  await asOwner(server, sql, [id]);
  await remindAt(server, harbour.organisation, new Date());
}

test('asking everyone again supersedes what is open, shows what changed since, and leaves acknowledgements alone', async () => {
  const { first, linkOf } = await halfAcknowledged('<p>Lock your screen.</p><p>Report loss.</p>');
  const [before] = await acknowledgementsIn(first.id);
  const content = '<p>Lock your screen at once.</p><p>Report loss.</p>';
  await nextVersion(first, { content, asking: { whom: 'EVERYONE' } });
  const again = await sendMails();
  expect(again.map(({ to }) => to).toSorted()).toEqual(['done@example.org', 'open@example.org']);
  expect((await open(linkOf('open@example.org'))).status).toBe(404);
  const viewOf = async (to: string) =>
    at((await open(tokenIn(again.find((mail) => mail.to === to)))).body, 'data.policy');
  expect(await viewOf('open@example.org')).toMatchObject({ version: '1.1', changes: null });
  expect(await viewOf('done@example.org')).toMatchObject({
    version: '1.1',
    changes: { since: '1.0', changeLog: 'Changed', passages: [{ change: 'CHANGED' }, { change: 'SAME' }] },
  });
  const [after] = await acknowledgementsIn(first.id);
  expect(after).toEqual(before);
  expect(await requestsOf(first.id, '&versions=FORMER')).toMatchObject([
    { state: 'ACKNOWLEDGED', policyVersion: '1.0', countsFor: '1.0' },
    { state: 'SUPERSEDED', policyVersion: '1.0', revokedAt: null, supersededAt: expect.any(String) },
  ]);
  expect(await requestsOf(first.id, '&state=SUPERSEDED')).toHaveLength(1);
  expect(await shareOf(first.id)).toEqual({ requested: 2, acknowledged: 0, ofEarlierVersions: 0 });
});

test('a minor version asks nobody: open requests pass on to it, and acknowledgements of the one before count', async () => {
  const { server } = places();
  const { first, linkOf } = await halfAcknowledged();
  const token = linkOf('open@example.org');
  const readBefore = at((await open(token)).body, 'data.policy.sha256');
  const second = await nextVersion(first, {});
  expect(await sendMails()).toEqual([]);
  expect(await requestsOf(first.id, '&versions=IN_FORCE')).toMatchObject([
    { state: 'ACKNOWLEDGED', policyVersion: '1.0', countsFor: '1.1' },
    { state: 'REQUESTED', policyVersion: '1.1', countsFor: '1.1' },
  ]);
  expect(await shareOf(first.id)).toEqual({ requested: 2, acknowledged: 1, ofEarlierVersions: 1 });
  const acknowledge = (query: string) =>
    server.call(`/api/public/policy/secure/${token}/acknowledgement${query}`, { method: 'POST' });
  const refusal = { message: expect.stringContaining('Version 1.1 has replaced the one you read') };
  for (const query of ['', `?contentSha256=${String(readBefore)}`])
    expect(await acknowledge(query)).toMatchObject({ status: 409, body: { errors: [refusal] } });
  const shown = at((await open(token)).body, 'data.policy');
  expect(shown).toMatchObject({ version: '1.1', supersededBy: null, description: '<p>Corrected.</p>' });
  expect((await acknowledge(`?contentSha256=${String(at(shown, 'sha256'))}`)).status).toBe(200);
  expect(await shareOf(first.id)).toEqual({ requested: 2, acknowledged: 2, ofEarlierVersions: 1 });
  const [, given] = await requestsOf(first.id, '&versions=IN_FORCE');
  expect(given).toMatchObject({ policyVersion: '1.1', proof: { contentSha256: at(shown, 'sha256') } });
  const version = await places().harbour.owner.call(`/api/policy-version/${second.versionId}`);
  expect(at(version.body, 'data.asking')).toEqual({ whom: 'NOBODY', on: dayAhead(0), isDone: true });
});

test('a major version asks everyone again by default, except those whose request was revoked', async () => {
  const { first } = await halfAcknowledged();
  const [, asked] = await requestsOf(first.id);
  await places().harbour.owner.call(`/api/policy-acknowledgement/${String(asked?.id)}/change`, {
    method: 'POST',
    body: { version: asked?.['version'], action: 'REVOKE' },
  });
  await nextVersion(first, { size: 'MAJOR' });
  expect((await sendMails()).map(({ to }) => to)).toEqual(['done@example.org']);
  expect(await requestsOf(first.id, '&versions=FORMER&state=REVOKED')).toHaveLength(1);
});

test('chosen groups and people are asked, and what the others were asked counts on', async () => {
  const { harbour, server } = places();
  const { first } = await halfAcknowledged();
  const viewer = await addPerson(server, {
    in: [{ organisation: harbour.organisation, role: 'ORG_AUDITOR', level: 'VIEW' }],
  });
  const recipients = [{ name: '', email: 'DONE@example.org' }];
  await nextVersion(first, { asking: { whom: 'CHOSEN', roles: ['ORG_AUDITOR'], recipients } });
  const sent = (await sendMails()).map(({ to }) => to);
  expect(sent).toEqual(expect.arrayContaining(['done@example.org', viewer.email.toLowerCase()]));
  expect(sent).not.toContain('open@example.org');
  expect(await requestsOf(first.id, '&versions=IN_FORCE&search=open@')).toMatchObject([
    { state: 'REQUESTED', policyVersion: '1.1' },
  ]);
  const done = await requestsOf(first.id, '&search=done@');
  expect(
    done.toSorted((one, other) => String(one['policyVersion']).localeCompare(String(other['policyVersion']))),
  ).toMatchObject([
    { policyVersion: '1.0', countsFor: '1.0', state: 'ACKNOWLEDGED' },
    { policyVersion: '1.1', state: 'REQUESTED' },
  ]);
});

test('people are asked on the chosen day; until then, what they have acknowledged counts on', async () => {
  const { first } = await halfAcknowledged();
  const askOn = dayAhead(10);
  const second = await nextVersion(first, { asking: { whom: 'EVERYONE', askOn } });
  expect(await sendMails()).toEqual([]);
  expect(await shareOf(first.id)).toEqual({ requested: 2, acknowledged: 1, ofEarlierVersions: 1 });
  const { body } = await places().harbour.owner.call(`/api/policy-version/${second.versionId}`);
  expect(at(body, 'data.asking')).toEqual({ whom: 'EVERYONE', on: askOn, isDone: false });
  const itsDay = 'update policy_asking set ask_on = current_date where version_id = $1';
  await letItCome(second.versionId, itsDay);
  expect((await sendMails()).map(({ to }) => to).toSorted()).toEqual(['done@example.org', 'open@example.org']);
  expect(await shareOf(first.id)).toEqual({ requested: 2, acknowledged: 0, ofEarlierVersions: 0 });
  await letItCome(second.versionId, itsDay);
  expect(await sendMails()).toEqual([]);
});

test('an approval says whom it can ask, and refuses to ask nobody in particular or on a day that has passed', async () => {
  const { harbour } = places();
  const { first } = await halfAcknowledged();
  const preview = await harbour.owner.call(`/api/policy/${first.id}/asking`);
  expect(at(preview.body, 'data')).toMatchObject({ everyone: 2, open: 1, acknowledged: 1 });
  expect(at(preview.body, 'data.roles')).toContainEqual({ role: 'ORG_ADMIN', members: expect.any(Number) });
  const approver = await anotherMember(harbour);
  const { id, version, contentSha256 } = await submittedPolicy(harbour, { approver });
  const approve = (asking: object) =>
    approver.call(`/api/policy/${id}/status`, {
      method: 'POST',
      body: { version, contentSha256, action: 'APPROVE', asking },
    });
  expect((await approve({ whom: 'CHOSEN' })).body).toMatchObject({ errors: [{ field: 'asking/whom' }] });
  const refused = await approve({ whom: 'EVERYONE', askOn: dayAhead(-1) });
  expect(refused.body).toMatchObject({ errors: [{ field: 'asking/askOn', message: 'Choose today or a later day' }] });
});

test('a version that is effective from a later day is approved, and comes into force on that day', async () => {
  const { harbour } = places();
  const { first, linkOf } = await halfAcknowledged();
  const { read } = callsOf('Policies', harbour);
  const effectiveOn = dayAhead(20);
  const second = await nextVersion(first, { effectiveOn, asking: { whom: 'EVERYONE' } });
  const waiting = { status: 'APPROVED', versionInForce: '1.0', comingVersion: { number: '1.1', on: effectiveOn } };
  expect(await read(first.id)).toMatchObject(waiting);
  expect(rowsOf(await harbour.owner.call('/api/policy?perPage=100')).find(({ id }) => id === first.id)).toMatchObject(
    waiting,
  );
  const versions = async () => rowsOf(await harbour.owner.call(`/api/policy/${first.id}/versions`));
  expect(await versions()).toMatchObject([
    { number: '1.1', status: 'APPROVED', isInForce: false, inForceFrom: effectiveOn },
    { number: '1.0', isInForce: true, inForceFrom: dayAhead(0) },
  ]);
  expect(await sendMails()).toEqual([]);
  expect(at((await open(linkOf('open@example.org'))).body, 'data.policy')).toMatchObject({
    version: '1.0',
    supersededBy: null,
  });
  await letItCome(first.id, 'update policy set effective_on = current_date where id = $1');
  expect(await read(first.id)).toMatchObject({ status: 'APPROVED', versionInForce: '1.1', comingVersion: null });
  expect(await versions()).toMatchObject([
    { id: second.versionId, isInForce: true, inForceFrom: dayAhead(0) },
    { isInForce: false },
  ]);
  expect((await sendMails()).map(({ to }) => to).toSorted()).toEqual(['done@example.org', 'open@example.org']);
  // As of a step of nobody: its owner and its approver, and nobody else.
  const told = await asOwner(
    places().server,
    "select recipient_id from notification where entity_id = $1 and title = 'Policy in force'",
    [first.id],
  );
  const policy = await read(first.id);
  const concerned = ['owner.id', 'approver.id'].map((field) => at(policy, field)).filter((id) => id !== undefined);
  expect(new Set(told.map((row) => row['recipient_id']))).toEqual(new Set(concerned));
  expect(told.length).toBeGreaterThan(0);
});

test('a first version waits for its day too, and applies at once when that is moved to today', async () => {
  const { harbour } = places();
  const approver = await anotherMember(harbour);
  const { update, read } = callsOf('Policies', harbour);
  const submitted = await submittedPolicy(harbour, { approver });
  const { id } = submitted;
  entityOf(await update(id, { version: at(await read(id), 'version'), effectiveOn: dayAhead(5) }));
  await act(harbour, approver, submitted, { action: 'APPROVE' });
  expect(await read(id)).toMatchObject({ versionInForce: null, comingVersion: { number: '1.0', on: dayAhead(5) } });
  expect((await ask(id, { recipients: [{ name: '', email: 'early@example.org' }] })).status).toBe(400);
  entityOf(await update(id, { version: at(await read(id), 'version'), effectiveOn: dayAhead(0) }));
  expect(await read(id)).toMatchObject({ versionInForce: '1.0', comingVersion: null });
});
