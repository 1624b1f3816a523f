import { expect, test } from 'vitest';

import {
  act,
  approvedPolicy,
  newestVersion,
  submittedPolicy,
  writtenPolicy,
  type WrittenPolicy,
} from '#tests/contract/policy-fixtures.ts';
import { addColleague, callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { remindAt } from '#tests/server/reminder/mornings.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import type { Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

const versionOf = async (id: string) => entityOf(await places().harbour.owner.call(`/api/policy-version/${id}`));

const change = (person: Person, id: string, body: object) =>
  person.call(`/api/policy/${id}/status`, { method: 'POST', body });

/** Approves what was read. */
const approve = (person: Person, { id, version, contentSha256 }: WrittenPolicy) =>
  change(person, id, { version, contentSha256, action: 'APPROVE' });

const write = (person: Person, id: string, version: number, document: object = {}) =>
  person.call(`/api/policy/${id}/document`, {
    method: 'PATCH',
    body: { version, generationMethod: 'MANUAL', content: '<p>New</p>', sourceUrl: '', changeLog: 'New', ...document },
  });

const review = (person: Person, read: WrittenPolicy, verdict: string, reason = '') => {
  const { id, version, contentSha256 } = read;
  return person.call(`/api/policy/${id}/review`, { method: 'POST', body: { version, contentSha256, verdict, reason } });
};

test('what is written loses what could run', async () => {
  const { harbour } = places();
  const { versionId } = await writtenPolicy(harbour, {}, '<h2 onclick="x()">Scope</h2><script>x()</script><p>All</p>');
  expect((await versionOf(versionId))['content']).toBe('<h2>Scope</h2><p>All</p>');
});

test('nobody approves what they have written, and only the approver decides', async () => {
  const { harbour } = places();
  const { owner } = harbour;
  const [author, approver] = [await addColleague(harbour), await addColleague(harbour)];
  const own = await writtenPolicy(harbour, { author, approver: author, reviewers: [author] });
  const message = expect.stringContaining('has written this version: choose someone else in the details');
  expect((await change(owner, own.id, { version: own.version, action: 'SUBMIT' })).body).toMatchObject({
    errors: [
      { field: 'approverId', message },
      { field: 'reviewerIds', message },
    ],
  });
  const others = await submittedPolicy(harbour, { author, approver });
  expect((await approve(owner, others)).status).toBe(403);
  expect((await approve(approver, others)).status).toBe(200);
});

test('of twenty approvals at once one is made', async () => {
  const { harbour } = places();
  const approver = await addColleague(harbour);
  const submitted = await submittedPolicy(harbour, { approver });
  const answers = await Promise.all(Array.from({ length: 20 }, () => approve(approver, submitted)));
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  expect(rowsOf(await harbour.owner.call(`/api/policy/${submitted.id}/versions`))).toHaveLength(1);
});

test('a version waits for its reviewers, and an edit voids what they said', async () => {
  const { harbour } = places();
  const [author, approver, reviewer] = [
    await addColleague(harbour),
    await addColleague(harbour),
    await addColleague(harbour),
  ];
  const submitted = await submittedPolicy(harbour, { author, approver, reviewers: [reviewer] });
  const { id } = submitted;
  expect((await approve(approver, submitted)).body).toMatchObject({
    errors: [{ field: 'action', message: expect.stringContaining('Not every reviewer has approved it yet') }],
  });
  expect((await review(approver, submitted, 'APPROVED')).status).toBe(403);
  expect((await review(reviewer, submitted, 'REJECTED')).body).toMatchObject({
    errors: [{ field: 'reason' }],
  });
  const reviewed = entityOf(await review(reviewer, submitted, 'APPROVED'));
  expect(reviewed['reviews']).toMatchObject([{ verdict: 'APPROVED', isVoid: false }]);
  const edited = entityOf(await write(author, id, Number(reviewed['version'])));
  expect(edited).toMatchObject({ status: 'DRAFT', reviews: [{ verdict: 'APPROVED', isVoid: true }] });
  const again = await act(harbour, author, { ...submitted, version: Number(edited['version']) }, { action: 'SUBMIT' });
  expect((await approve(approver, again)).status).toBe(400);
  expect((await review(reviewer, again, 'APPROVED')).status).toBe(200);
  expect((await approve(approver, await newestVersion(harbour, id))).status).toBe(200);
});

test('a rejected version says who rejected it, also while it is written and reviewed again, until someone approves it', async () => {
  const { harbour } = places();
  const [author, approver] = [await addColleague(harbour), await addColleague(harbour)];
  const submitted = await submittedPolicy(harbour, { author, approver });
  const { id } = submitted;
  const rejected = await act(harbour, approver, submitted, { action: 'REJECT', reason: 'The scope is missing' });
  const rejection = { decision: 'REJECTED', decidedBy: { id: approver.id }, decisionReason: 'The scope is missing' };
  expect(await versionOf(submitted.versionId)).toMatchObject({ status: 'REJECTED', ...rejection });
  const edited = entityOf(await write(author, id, rejected.version));
  expect(edited).toMatchObject({ status: 'DRAFT', ...rejection });
  await act(harbour, author, await newestVersion(harbour, id), { action: 'SUBMIT' });
  expect(rowsOf(await harbour.owner.call(`/api/policy/${id}/versions`))).toMatchObject([
    { status: 'REVIEW', ...rejection },
  ]);
  expect((await approve(approver, await newestVersion(harbour, id))).status).toBe(200);
  expect(await versionOf(submitted.versionId)).toMatchObject({ decision: 'APPROVED', decisionReason: '' });
});

test('a review needs a document, what has changed, and an approver', async () => {
  const { harbour } = places();
  const { owner } = harbour;
  const { id } = entityOf(await callsOf('Policies', harbour).create({ title: 'Backup' }), 201);
  const { version } = await newestVersion(harbour, id);
  const empty = entityOf(await write(owner, id, version, { content: '<p> &nbsp;</p>', changeLog: '' }));
  const refused = await change(owner, id, { version: empty['version'], action: 'SUBMIT' });
  expect(at(refused.body, 'errors')).toMatchObject([
    { field: 'content' },
    { field: 'changeLog' },
    { field: 'approverId' },
  ]);
});

test('an approved version stays as it was, in the database too', async () => {
  const { harbour, server } = places();
  const approved = await approvedPolicy(harbour, '<p>All devices are encrypted.</p>');
  expect((await write(harbour.owner, approved.id, approved.version)).body).toMatchObject({
    errors: [{ field: 'content' }],
  });
  const version = await versionOf(approved.versionId);
  expect(version).toMatchObject({ status: 'APPROVED', isInForce: true, number: '1.0' });
  expect(version['sha256']).toMatch(/^[0-9a-f]{64}$/);
  await expect(
    asOwner(server, `update policy_version set content = 'changed' where id = $1`, [approved.versionId]),
  ).rejects.toThrow('An approved version of a policy cannot be changed');
});

test('a new version begins with the text of the approved one, which stays in force until it is approved', async () => {
  const { harbour } = places();
  const { owner } = harbour;
  const approver = await addColleague(harbour);
  const submitted = await submittedPolicy(harbour, { approver }, '<p>Keep logs for a month.</p><p>Report loss.</p>');
  const first = await act(harbour, approver, submitted, { action: 'APPROVE' });
  const draft = await act(harbour, owner, first, { action: 'REVISE', size: 'MINOR' });
  expect(await versionOf(draft.versionId)).toMatchObject({
    number: '1.1',
    content: '<p>Keep logs for a month.</p><p>Report loss.</p>',
    changeLog: '',
  });
  const { read } = callsOf('Policies', harbour);
  expect(await read(first.id)).toMatchObject({ status: 'DRAFT', versionInForce: '1.0' });
  const content = '<p>Keep logs for a year.</p><p>Report loss.</p><h2>Exceptions</h2>';
  const written = entityOf(await write(owner, first.id, draft.version, { content }));
  const again = await act(harbour, owner, { ...draft, version: Number(written['version']) }, { action: 'SUBMIT' });
  const second = await act(harbour, approver, again, { action: 'APPROVE' });
  expect(await read(first.id)).toMatchObject({ status: 'APPROVED', versionInForce: '1.1' });
  expect(await versionOf(first.versionId)).toMatchObject({ isInForce: false });
  const compared = await owner.call(`/api/policy-version/${second.versionId}/difference/${first.versionId}`);
  expect(at(compared.body, 'data.passages')).toEqual([
    {
      change: 'CHANGED',
      element: 'p',
      words: [
        { change: 'SAME', text: 'Keep logs for a ' },
        { change: 'REMOVED', text: 'month' },
        { change: 'ADDED', text: 'year' },
        { change: 'SAME', text: '.' },
      ],
      attachmentId: null,
    },
    { change: 'SAME', element: 'p', words: [{ change: 'SAME', text: 'Report loss.' }], attachmentId: null },
    { change: 'ADDED', element: 'h2', words: [{ change: 'ADDED', text: 'Exceptions' }], attachmentId: null },
  ]);
});

test('a policy expires the day after its review date, and can be confirmed or revised then', async () => {
  const { harbour, server } = places();
  const approver = await addColleague(harbour);
  const submitted = await submittedPolicy(harbour, { approver });
  const { id, version } = await act(harbour, approver, submitted, { action: 'APPROVE' });
  await asOwner(server, `update policy set next_review_on = current_date - 1 where id = $1`, [id]);
  await remindAt(server, harbour.organisation, new Date());
  const { read } = callsOf('Policies', harbour);
  expect(await read(id)).toMatchObject({ status: 'EXPIRED', versionInForce: '1.0' });
  expect(rowsOf(await approver.call('/api/notifications')).map(({ title }) => title)).toContain('Policy expired');
  expect((await change(harbour.owner, id, { version, action: 'CONFIRM' })).status).toBe(403);
  entityOf(await change(approver, id, { version, action: 'CONFIRM' }));
  expect(await read(id)).toMatchObject({ status: 'APPROVED', nextReviewOn: null });
});

test('an approval sets the next review by the frequency', async () => {
  const { harbour } = places();
  const { id: frequencyId } = entityOf(
    await callsOf('PolicyFrequencies', harbour).create({ name: 'Quarterly', months: 3 }),
    201,
  );
  const approver = await addColleague(harbour);
  const submitted = await submittedPolicy(harbour, { approver });
  const { update, read } = callsOf('Policies', harbour);
  entityOf(await update(submitted.id, { version: at(await read(submitted.id), 'version'), frequencyId }));
  await act(harbour, approver, submitted, { action: 'APPROVE' });
  const nextReviewOn = textAt(await read(submitted.id), 'nextReviewOn');
  const inThreeMonths = new Date();
  inThreeMonths.setUTCMonth(inThreeMonths.getUTCMonth() + 3);
  expect(Math.abs(Date.parse(nextReviewOn) - inThreeMonths.getTime())).toBeLessThan(4 * 86_400_000);
});

test('remarks quote a passage, and are dealt with once', async () => {
  const { harbour } = places();
  const { owner } = harbour;
  const { id, versionId } = await writtenPolicy(harbour);
  const add = (body: object) => owner.call(`/api/policy/${id}/remarks`, { method: 'POST', body });
  const remark = entityOf(await add({ quote: 'All devices', text: 'Also those of contractors?' }), 201);
  expect((await add({ quote: ' ', text: 'x' })).status).toBe(400);
  const resolve = (version: number) =>
    owner.call(`/api/policy-remark/${remark.id}/resolve`, { method: 'POST', body: { version } });
  expect(entityOf(await resolve(1))).toMatchObject({ resolvedBy: { id: owner.id } });
  expect((await resolve(1)).status).toBe(409);
  const listed = await owner.call(`/api/policy-version/${versionId}/remarks`);
  expect(at(listed.body, 'data')).toMatchObject([{ quote: 'All devices', text: 'Also those of contractors?' }]);
});
