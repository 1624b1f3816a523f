import { describe, expect, test } from 'vitest';

import type { ReviewDraft } from '#machines/policy-review/policy-review.machine.ts';
import type { AcknowledgementStep } from '#src/actors/policy-acknowledgement.ts';
import { addRemark } from '#src/actors/policy-document.ts';
import { useRecipientsActor } from '#src/features/policy/acknowledgement/useRecipientsActor.ts';
import { useRequestSteps } from '#src/features/policy/acknowledgement/useRequestSteps.ts';
import { usePolicyEditing } from '#src/features/policy/document/usePolicyEditing.ts';
import { usePolicyReview } from '#src/features/policy/document/usePolicyReview.ts';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing, settle } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';
import { watchQueries } from '../support/watch-queries.ts';

const policyList = ['policy', 'list', {}];
const versions = ['policy-version', 'p-1', 'all'];
const requests = ['policy-acknowledgements', 'p-1', {}];

function open() {
  const app = testApp();
  return { ...app, stale: watchQueries(app.queryClient, [policyList, versions, requests, ['unrelated']]) };
}

const calls = {
  versions: 'GET /policy/p-1/versions',
  version: 'GET /policy-version/v-2',
  document: 'PATCH /policy/p-1/document',
  status: 'POST /policy/p-1/status',
  review: 'POST /policy/p-1/review',
  remarks: 'POST /policy/p-1/remarks',
  ask: 'POST /policy/p-1/acknowledgements',
  remindAll: 'POST /policy/p-1/acknowledgements/remind',
  change: 'POST /policy-acknowledgement/a-1/change',
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

const reviewDraft: ReviewDraft = { step: 'APPROVE', version: 3, reason: 'Good', changeLog: 'Locks', size: 'MINOR' };

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

  test.each<[Partial<ReviewDraft>, keyof typeof calls, object]>([
    [{ step: 'APPROVE' }, 'status', { version: 3, action: 'APPROVE', reason: 'Good' }],
    [{ step: 'SUBMIT' }, 'status', { version: 3, action: 'SUBMIT', reason: 'Good', changeLog: 'Locks' }],
    [{ step: 'REVISE' }, 'status', { version: 3, action: 'REVISE', reason: 'Good', size: 'MINOR' }],
    [{ step: 'ENDORSE' }, 'review', { version: 3, verdict: 'APPROVED', reason: 'Good' }],
    [{ step: 'REQUEST_CHANGES' }, 'review', { version: 3, verdict: 'REJECTED', reason: 'Good' }],
  ])('sends %o with what it needs, and has everything read again', async (changes, call, body) => {
    const { server, take, changed, stale } = await openReview();
    server.answer(calls[call]);
    await take(changes);
    expect(server.requests).toMatchObject([{ call: calls[call] }]);
    expect(server.requests[0]?.body).toEqual(body);
    expect(toasts.map(({ title }) => title)).toEqual(['Updated successfully']);
    expect([changed, stale()]).toEqual([['changed'], [policyList, versions]]);
  });

  test('reads the document again once someone else has changed it, whatever was asked for', async () => {
    const { server, take, actor, changed, stale } = await openReview();
    server.refuse(calls.status, 409, { message: 'Changed meanwhile' });
    await take({});
    expect([actor.getSnapshot().value, stale(), changed]).toEqual(['outdated', [policyList, versions], []]);
    await doing(() => actor.send({ type: 'document.opened' }));
    expect([changed, toasts]).toEqual([['changed'], []]);
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
    actor.send({ type: 'step.requested', draft: { quote: 'Lock', text: 'Which one?' } });
    actor.send({ type: 'step.confirmed' });
  });
  expect([taken, stale()]).toEqual([[], []]);
  server.answer(calls.remarks);
  await doing(() => actor.send({ type: 'step.confirmed' }));
  const remark = { quote: 'Lock', text: 'Which one?' };
  expect(server.requests.map(({ body }) => body)).toEqual([remark, remark]);
  const [first, second] = server.requests.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  expect([taken, stale()]).toEqual([['Which one?'], [policyList, versions]]);
});

describe('useRecipientsActor', () => {
  async function openRecipients() {
    const { stale, ...app } = open();
    const { result: actor } = await renderHook(app, () => useRecipientsActor('p-1'), 'twice');
    const ask = (memberIds: string[], addresses: number) =>
      doing(() => {
        const text = Array.from({ length: addresses }, (_, at) => `a${at}@example.org`).join('\n');
        actor.send({ type: 'asking.requested', expiresOn: '2026-12-31' });
        actor.send({ type: 'draft.changed', changes: { memberIds, text } });
        actor.send({ type: 'asking.confirmed' });
      });
    return { ...app, stale, actor, ask };
  }

  test('asks as many at a time as one request takes, the members with the first', async () => {
    const { server, ask, stale } = await openRecipients();
    server.answer(calls.ask, { requested: 200, alreadyRequested: 3 });
    await ask(['u-1'], 501);
    await settle();
    const asked = { expiresOn: '2026-12-31', reminderDays: 7 };
    const addressed = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => ({ name: '', email: `a${from + at}@example.org` }));
    expect(server.requests.map(({ body }) => body)).toEqual([
      { ...asked, memberIds: ['u-1'], recipients: addressed(0, 250) },
      { ...asked, memberIds: [], recipients: addressed(250, 500) },
      { ...asked, memberIds: [], recipients: addressed(500, 501) },
    ]);
    expect(toasts).toEqual([
      { tone: 'success', title: '600 people asked', description: '9 people had been asked before' },
    ]);
    expect(stale()).toEqual([policyList, requests]);
  });

  test.each([
    [
      { requested: 1, alreadyRequested: 0 },
      { tone: 'success', title: '1 person asked', description: undefined },
    ],
    [
      { requested: 0, alreadyRequested: 1 },
      { tone: 'info', title: 'Nobody new was asked', description: '1 person had been asked before' },
    ],
  ])('tells how many of them were new: %o', async (outcome, toast) => {
    const { server, ask } = await openRecipients();
    server.answer(calls.ask, outcome);
    await ask(['u-1'], 0);
    expect(server.requests.map(({ body }) => body)).toMatchObject([{ memberIds: ['u-1'], recipients: [] }]);
    expect(toasts).toEqual([toast]);
  });

  test('shows those who were asked before a refusal', async () => {
    const { server, ask, actor, stale } = await openRecipients();
    server.refuse(calls.ask, 429, { message: 'Too many' });
    await ask([], 1);
    expect(actor.getSnapshot().context.failure).toMatchObject({ status: 429 });
    expect([toasts, stale()]).toEqual([[], [policyList, requests]]);
  });
});

describe('useRequestSteps', () => {
  const request = { id: 'a-1', version: 2, who: 'Ada' };

  async function openSteps() {
    const { stale, ...app } = open();
    const { result: actor } = await renderHook(app, () => useRequestSteps('p-1'), 'twice');
    const take = (draft: AcknowledgementStep) =>
      doing(() => {
        actor.send({ type: 'step.requested', draft });
        actor.send({ type: 'step.confirmed' });
      });
    return { ...app, stale, actor, take };
  }

  test.each<[AcknowledgementStep['step'], string | null, object, string]>([
    ['REMIND', null, { version: 2, action: 'REMIND' }, 'Reminder sent'],
    ['RESEND', '2026-12-31', { version: 2, action: 'RESEND', expiresOn: '2026-12-31' }, 'New link sent'],
    ['EXTEND', '2026-12-31', { version: 2, action: 'EXTEND', expiresOn: '2026-12-31' }, 'Request extended'],
    ['REVOKE', null, { version: 2, action: 'REVOKE' }, 'Request revoked'],
  ])('%s is sent with what it needs', async (step, expiresOn, body, title) => {
    const { server, take, stale } = await openSteps();
    server.answer(calls.change);
    await take({ step, request, expiresOn });
    expect(server.requests.map(({ call, body: sent }) => [call, sent])).toEqual([[calls.change, body]]);
    expect(toasts.map((toast) => toast.title)).toEqual([title]);
    expect(stale()).toEqual([policyList, requests]);
  });

  test('everyone is reminded by one request', async () => {
    const { server, take } = await openSteps();
    server.answer(calls.remindAll, { reminded: 1, waiting: 0, remindedLately: 0 });
    await take({ step: 'REMIND_ALL', request, expiresOn: null });
    await take({ step: 'REMIND_ALL', request: null, expiresOn: null });
    expect(server.called()).toEqual([calls.remindAll, calls.remindAll]);
    expect(toasts.map(({ title }) => title)).toEqual(['1 person reminded', '1 person reminded']);
  });

  test.each([
    [
      { reminded: 12, waiting: 0, remindedLately: 1 },
      { tone: 'success', title: '12 people reminded', description: '1 person had been reminded within the last hour' },
    ],
    [
      { reminded: 0, waiting: 1, remindedLately: 2 },
      {
        tone: 'info',
        title: 'Nobody was reminded',
        description: '2 people had been reminded within the last hour; 1 person will get a mail shortly anyway',
      },
    ],
    [
      { reminded: 0, waiting: 0, remindedLately: 0 },
      { tone: 'info', title: 'Nobody was reminded', description: undefined },
    ],
  ])('tells how many are reminded, and why others are not: %o', async (outcome, toast) => {
    const { server, take } = await openSteps();
    server.answer(calls.remindAll, outcome);
    await take({ step: 'REMIND_ALL', request: null, expiresOn: null });
    expect(toasts).toEqual([toast]);
  });

  test('a refusal is shown, and the requests as they are', async () => {
    const { server, take, actor, stale } = await openSteps();
    server.refuse(calls.change, 409, { message: 'Answered meanwhile' });
    await take({ step: 'REVOKE', request, expiresOn: null });
    expect(actor.getSnapshot().context.failure).toMatchObject({ message: 'Answered meanwhile' });
    expect([toasts, stale()]).toEqual([[], [policyList, requests]]);
  });
});
