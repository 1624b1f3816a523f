import { describe, expect, test } from 'vitest';

import { addRemark, type ReviewDraft } from '#src/actors/policy-document.ts';
import { usePolicyEditing } from '#src/features/policy/document/usePolicyEditing.ts';
import { usePolicyReview } from '#src/features/policy/document/usePolicyReview.ts';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing, settle } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';
import { watchQueries } from '../support/watch-queries.ts';

const policyList = ['policy', 'list', {}];
const versions = ['policy-version', 'p-1', 'all'];

function open() {
  const app = testApp();
  return { ...app, stale: watchQueries(app.queryClient, [policyList, versions, ['unrelated']]) };
}

const calls = {
  versions: 'GET /policy/p-1/versions',
  version: 'GET /policy-version/v-2',
  document: 'PATCH /policy/p-1/document',
  status: 'POST /policy/p-1/status',
  review: 'POST /policy/p-1/review',
  remarks: 'POST /policy/p-1/remarks',
};

const stored = {
  id: 'v-2',
  version: 3,
  number: '1.1',
  status: 'DRAFT',
  generationMethod: 'MANUAL',
  content: '<p>Lock</p>',
  sourceUrl: '',
  changeLog: 'Locks',
};

describe('usePolicyEditing', () => {
  async function openDocument(document: object[] = [{ id: 'v-2' }, { id: 'v-1' }]) {
    const { stale, ...app } = open();
    app.server.answer(calls.versions, document);
    app.server.answer(calls.version, stored);
    const { result } = await renderHook(app, () => usePolicyEditing('p-1'), 'twice');
    await settle();
    return { ...app, stale, actor: result };
  }

  test('reads the newest version, stores what is written as a change of it, and fetches all of them again', async () => {
    const { actor, server, stale } = await openDocument();
    expect(actor.getSnapshot()).toMatchObject({ value: 'reading', context: { stored } });
    server.answer(calls.document, { ...stored, version: 4, content: '<p>Lock it</p>' });
    await doing(() => {
      actor.send({ type: 'edit.requested' });
      actor.send({ type: 'draft.changed', changes: { content: '<p>Lock it</p>' } });
      actor.send({ type: 'save.requested' });
    });
    expect(server.requests.at(-1)).toMatchObject({
      call: calls.document,
      body: { version: 3, generationMethod: 'MANUAL', content: '<p>Lock it</p>', sourceUrl: '', changeLog: 'Locks' },
    });
    expect(toasts).toMatchObject([{ tone: 'success', title: 'Updated successfully', description: 'Version 1.1' }]);
    expect(stale()).toEqual([policyList, versions]);
  });

  test('keeps what was written if it is refused', async () => {
    const { actor, server, stale } = await openDocument();
    server.refuse(calls.document, 400, { message: 'Too long' });
    await doing(() => {
      actor.send({ type: 'edit.requested' });
      actor.send({ type: 'draft.changed', changes: { content: '<p>Long</p>' } });
      actor.send({ type: 'save.requested' });
    });
    expect(actor.getSnapshot().context).toMatchObject({
      draft: { content: '<p>Long</p>' },
      failure: { status: 400, message: 'Too long' },
    });
    expect([toasts, stale()]).toEqual([[], []]);
  });

  test('fails without a version', async () => {
    const { actor, server } = await openDocument([]);
    expect(actor.getSnapshot().value).toBe('failed');
    expect(server.called()).not.toContain(calls.version);
  });
});

const reviewDraft: ReviewDraft = {
  step: 'APPROVE',
  version: 3,
  contentSha256: 'a1',
  reason: 'Good',
  changeLog: 'Locks',
  size: 'MINOR',
  whom: 'CHOSEN',
  roles: ['ORG_VIEWER'],
  memberIds: ['u-1'],
  addresses: 'Ada <ada@example.org>',
  askOn: '2027-01-01',
};

/** What the draft asks for. */
const asking = {
  whom: 'CHOSEN',
  roles: ['ORG_VIEWER'],
  memberIds: ['u-1'],
  recipients: [{ name: 'Ada', email: 'ada@example.org' }],
  askOn: '2027-01-01',
};

const anchor = { start: 4, before: 'You ', after: ' it' };

describe('usePolicyReview', () => {
  async function openReview() {
    const { stale, ...app } = open();
    const changed: string[] = [];
    const { result: actor } = await renderHook(
      app,
      () => usePolicyReview('p-1', () => void changed.push('changed')),
      'twice',
    );
    const take = (changes: Partial<ReviewDraft>) =>
      doing(() => {
        actor.send({ type: 'step.requested', draft: { ...reviewDraft, ...changes } });
        actor.send({ type: 'step.confirmed' });
      });
    return { ...app, stale, changed, actor, take };
  }

  test.each<[Partial<ReviewDraft>, keyof typeof calls, object, string]>([
    [
      { step: 'APPROVE' },
      'status',
      { version: 3, contentSha256: 'a1', action: 'APPROVE', reason: 'Good', asking },
      'Version approved',
    ],
    [
      { step: 'SUBMIT' },
      'status',
      { version: 3, action: 'SUBMIT', reason: 'Good', changeLog: 'Locks' },
      'Submitted for review',
    ],
    [
      { step: 'REVISE' },
      'status',
      { version: 3, action: 'REVISE', reason: 'Good', size: 'MINOR' },
      'New version started',
    ],
    [
      { step: 'ENDORSE' },
      'review',
      { version: 3, contentSha256: 'a1', verdict: 'APPROVED', reason: 'Good' },
      'Approved as reviewer',
    ],
    [
      { step: 'REQUEST_CHANGES' },
      'review',
      { version: 3, contentSha256: 'a1', verdict: 'REJECTED', reason: 'Good' },
      'Changes requested',
    ],
    [
      { step: 'APPROVE', whom: 'NOBODY' },
      'status',
      { version: 3, contentSha256: 'a1', action: 'APPROVE', reason: 'Good', asking: { whom: 'NOBODY' } },
      'Version approved',
    ],
    [
      { step: 'APPROVE', whom: 'EVERYONE', askOn: null },
      'status',
      { version: 3, contentSha256: 'a1', action: 'APPROVE', reason: 'Good', asking: { whom: 'EVERYONE' } },
      'Version approved',
    ],
  ])(
    'sends %o with what it needs, says what was done, and has everything read again',
    async (changes, call, body, done) => {
      const { server, take, changed, stale } = await openReview();
      server.answer(calls[call]);
      await take(changes);
      expect(server.requests).toMatchObject([{ call: calls[call] }]);
      expect(server.requests[0]?.body).toEqual(body);
      expect(toasts.map(({ title }) => title)).toEqual([done]);
      expect([changed, stale()]).toEqual([['changed'], [policyList, versions]]);
    },
  );

  test('sends nothing while addresses cannot be read, and names each', async () => {
    const { server, take, actor } = await openReview();
    await take({ addresses: 'ada@example.org\nnobody\nbo@' });
    expect(server.requests).toEqual([]);
    expect(actor.getSnapshot().context.failure?.fieldErrors).toEqual({
      addresses: 'These are not mail addresses: “nobody” and “bo@”',
    });
  });

  test('reads the document again once someone else has changed it, whatever was asked for', async () => {
    const { server, take, actor, changed, stale } = await openReview();
    server.refuse(calls.status, 409, { message: 'Changed meanwhile' });
    await take({});
    expect([actor.getSnapshot().value, stale(), changed]).toEqual(['outdated', [policyList, versions], []]);
    await doing(() => actor.send({ type: 'record.opened' }));
    expect([changed, toasts]).toEqual([['changed'], []]);
  });

  test('keeps what was typed for the next attempt, which names what was read then', async () => {
    const { server, take, actor } = await openReview();
    server.refuse(calls.status, 409, { message: 'Changed meanwhile' });
    await take({ reason: 'Good' });
    await doing(() => actor.send({ type: 'record.opened' }));
    server.answer(calls.status);
    await take({ version: 4, contentSha256: 'b2', reason: '' });
    expect(server.requests.at(-1)?.body).toEqual({
      version: 4,
      contentSha256: 'b2',
      action: 'APPROVE',
      reason: 'Good',
      asking,
    });
  });
});

test('a remark is added once, however often it is sent, with the words that it is about', async () => {
  const { server, stale, queryClient, ...app } = open();
  const taken: string[] = [];
  const { result: actor } = await renderHook(
    app,
    () =>
      useStepDialog(
        () => addRemark(server.api, queryClient, 'p-1'),
        ({ text }) => void taken.push(text),
      ),
    'twice',
  );
  server.refuse(calls.remarks, 503, { message: 'Try again shortly' });
  await doing(() => {
    actor.send({ type: 'step.requested', draft: { quote: 'Lock', anchor, text: 'Which one?' } });
    actor.send({ type: 'step.confirmed' });
  });
  expect([taken, stale()]).toEqual([[], []]);
  server.answer(calls.remarks);
  await doing(() => actor.send({ type: 'step.confirmed' }));
  const remark = { quote: 'Lock', anchor, text: 'Which one?' };
  expect(server.requests.map(({ body }) => body)).toEqual([remark, remark]);
  const [first, second] = server.requests.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  expect([taken, stale()]).toEqual([['Which one?'], [policyList, versions]]);
});
