import { describe, expect, test } from 'vitest';

import type { ResponseDraft } from '#src/actors/incident-response.ts';
import type { AcceptanceDraft } from '#src/actors/risk-acceptance.ts';
import type { RiskStepDraft } from '#src/actors/risk-course.ts';
import { useResponseActor } from '#src/features/incident/useResponseActor.ts';
import { useAcceptanceActor } from '#src/features/risk/useAcceptanceActor.ts';
import { useRiskStepActor } from '#src/features/risk/useRiskStepActor.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';
import { watchQueries } from '../support/watch-queries.ts';

const at = '2026-11-23T14:05:00Z';

describe('useResponseActor', () => {
  const draft: ResponseDraft = {
    response: 'ENTRY',
    version: 3,
    at,
    severity: null,
    kind: 'OBSERVATION',
    entry: null,
    rootCause: 'A forgotten account',
    openDuties: [],
    text: 'Seen again',
  };
  const entry = 'POST /incident/i-1/timeline';
  const status = 'POST /incident/i-1/status';
  const affected = [
    ['incident-timeline', 'i-1'],
    ['incident', 'list', {}],
  ];

  async function open() {
    const app = testApp();
    const stale = watchQueries(app.queryClient, [...affected, ['unrelated']]);
    const made: string[] = [];
    const hook = await renderHook(app, () => useResponseActor('i-1', () => void made.push('made')), 'twice');
    const respond = (changes: Partial<ResponseDraft> = {}) =>
      doing(() => {
        hook.result.send({ type: 'step.requested', draft: { ...draft, ...changes } });
        hook.result.send({ type: 'step.confirmed' });
      });
    return { ...app, hook, stale, made, respond };
  }

  test('adds an entry to the timeline, says so once, and fetches incidents and timelines again', async () => {
    const { server, respond, stale, made } = await open();
    server.answer(entry);
    await respond();
    expect(server.requests).toMatchObject([{ call: entry, body: { kind: 'OBSERVATION', at, text: 'Seen again' } }]);
    expect(toasts).toMatchObject([{ tone: 'success', title: 'Added to the timeline' }]);
    expect(made).toEqual(['made']);
    expect(stale()).toEqual(affected);
  });

  test('sends the same idempotency key for the same entry, and leaves the missing time to the server', async () => {
    const { server, respond, hook, made, stale } = await open();
    server.refuse(entry, 400, { message: 'Enter a time' });
    await respond({ at: null });
    expect(server.requests[0]?.body).toMatchObject({ at: '' });
    expect(hook.result.getSnapshot().context.failure).toMatchObject({ message: 'Enter a time' });
    await doing(() => hook.result.send({ type: 'step.confirmed' }));
    const [first, second] = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toBe(first);
    expect(made).toEqual([]);
    expect(toasts).toEqual([]);
    expect(stale()).toEqual(affected);
  });

  test('changes the severity with a reason', async () => {
    const { server, respond } = await open();
    const call = 'POST /incident/i-1/severity';
    server.answer(call);
    await respond({ response: 'SEVERITY', severity: 'MAJOR' });
    expect(server.called()).toEqual([call]);
    expect(server.requests[0]?.body).toEqual({ version: 3, severity: 'MAJOR', reason: 'Seen again' });
    expect(toasts).toMatchObject([{ tone: 'success', title: 'Incident updated' }]);
  });

  test('asks for the severity, and sends nothing without one', async () => {
    const { server, respond, hook } = await open();
    await respond({ response: 'SEVERITY', severity: null });
    expect(hook.result.getSnapshot().context.failure).toMatchObject({
      fieldErrors: { severity: 'Choose the severity' },
    });
    expect(server.requests).toEqual([]);
  });

  test('leaves the missing time of an entry to the server, and sends nothing without an entry', async () => {
    const { server, respond, hook } = await open();
    await respond({ response: 'EDIT_ENTRY', entry: null });
    expect(hook.result.getSnapshot().context.failure).toMatchObject({ message: 'No entry was chosen' });
    expect(server.requests).toEqual([]);
    await doing(() => hook.result.send({ type: 'step.cancelled' }));
    await respond({ response: 'EDIT_ENTRY', entry: { id: 't-1', version: 2 }, at: null });
    expect(server.requests[0]?.body).toMatchObject({ at: '' });
  });

  test('edits an entry of the timeline and removes one, as they were seen', async () => {
    const { server, respond } = await open();
    const seen = { id: 't-1', version: 2 };
    const [edit, remove] = ['PATCH /timeline-entry/t-1', 'DELETE /timeline-entry/t-1'];
    server.answer(edit);
    await respond({ response: 'EDIT_ENTRY', entry: seen });
    expect(server.requests[0]?.body).toEqual({ version: 2, kind: 'OBSERVATION', at, text: 'Seen again' });
    server.answer(remove);
    await respond({ response: 'REMOVE_ENTRY', entry: seen });
    expect(server.called()).toEqual([edit, remove]);
    expect(server.requests[1]?.query).toEqual({ version: '2' });
    expect(toasts).toMatchObject([{ title: 'Incident updated' }, { title: 'Removed from the timeline' }]);
  });

  test.each([
    ['CONTAIN', at, { at }],
    ['START', null, {}],
    ['CLOSE', null, { rootCause: 'A forgotten account' }],
  ] as const)('takes the action %s with what belongs to it', async (response, time, given) => {
    const { server, respond } = await open();
    await respond({ response, at: time });
    expect(server.called()).toEqual([status]);
    expect(server.requests[0]?.body).toEqual({ version: 3, action: response, reason: 'Seen again', ...given });
  });

  test('has the incident read again once someone else has changed it', async () => {
    const { server, respond, hook, made } = await open();
    server.refuse(status, 409, { message: 'Someone else has changed it' });
    await respond({ response: 'START', at: null });
    await doing(() => hook.result.send({ type: 'record.opened' }));
    expect(made).toEqual(['made']);
    expect(toasts).toEqual([]);
  });

  test('aborts what is being sent when the incident is closed', async () => {
    for (const response of ['ENTRY', 'SEVERITY', 'START'] as const) {
      const { server, respond, hook } = await open();
      await respond({ response, severity: 'LOW' });
      await hook.unmount();
      expect(server.requests[0]?.signal.aborted).toBe(true);
    }
  });
});

test('a step of a risk has the risk read again once someone else has changed it', async () => {
  const app = testApp();
  const taken: string[] = [];
  const hook = await renderHook(app, () => useRiskStepActor('r-1', () => void taken.push('taken')), 'twice');
  app.server.refuse('POST /risk/r-1/status', 409, { message: 'Someone else has changed it' });
  const draft = {
    step: 'OPEN',
    version: 3,
    closedBecause: null,
    outcome: null,
    nextReviewOn: null,
    isLastReview: false,
    text: '',
  } as const;
  await doing(() => {
    hook.result.send({ type: 'step.requested', draft });
    hook.result.send({ type: 'step.confirmed' });
  });
  await doing(() => hook.result.send({ type: 'record.opened' }));
  expect(taken).toEqual(['taken']);
  expect(toasts).toEqual([]);
});

test('a review without a next day is recorded only where the person says that none follows', async () => {
  const app = testApp();
  const hook = await renderHook(app, () => useRiskStepActor('r-1', () => undefined), 'twice');
  const call = 'POST /risk/r-1/reviews';
  app.server.answer(call);
  const draft: RiskStepDraft = {
    step: 'REVIEW',
    version: 3,
    closedBecause: null,
    outcome: 'UNCHANGED',
    nextReviewOn: null,
    isLastReview: false,
    text: '',
  };
  const confirm = (changes: Partial<RiskStepDraft>) =>
    doing(() => {
      hook.result.send({ type: 'step.requested', draft: { ...draft, ...changes } });
      hook.result.send({ type: 'step.confirmed' });
    });
  await confirm({});
  const message = 'Choose a day, or say that no review follows';
  expect(hook.result.getSnapshot().context.failure).toMatchObject({ fieldErrors: { nextReviewOn: message } });
  expect(app.server.requests).toEqual([]);
  await doing(() => hook.result.send({ type: 'step.cancelled' }));
  await confirm({ isLastReview: true, nextReviewOn: '2099-01-31' });
  expect(app.server.requests).toMatchObject([{ call, body: { version: 3, nextReviewOn: null } }]);
});

describe('useAcceptanceActor', () => {
  const draft: AcceptanceDraft = {
    step: 'SUBMIT',
    acceptance: null,
    approverId: 'p-1',
    expiresOn: '2027-06-30',
    text: 'It costs more to treat it',
  };
  const submit = 'POST /risk/r-1/acceptances';
  const decide = 'POST /risk-acceptance/a-1/status';
  const affected = [
    ['risk-acceptance', 'r-1'],
    ['risk', 'list', {}],
  ];

  async function open() {
    const app = testApp();
    const stale = watchQueries(app.queryClient, [...affected, ['unrelated']]);
    const hook = await renderHook(app, () => useAcceptanceActor('r-1'), 'twice');
    const take = (changes: Partial<AcceptanceDraft> = {}) =>
      doing(() => {
        hook.result.send({ type: 'step.requested', draft: { ...draft, ...changes } });
        hook.result.send({ type: 'step.confirmed' });
      });
    return { ...app, hook, stale, take };
  }

  test('asks for an acceptance, says so once, and fetches risks and acceptances again', async () => {
    const { server, take, stale } = await open();
    server.answer(submit);
    await take();
    const { approverId, expiresOn, text } = draft;
    expect(server.requests).toMatchObject([{ call: submit, body: { approverId, expiresOn, justification: text } }]);
    expect(toasts).toMatchObject([{ tone: 'success', title: 'Acceptance submitted' }]);
    expect(stale()).toEqual(affected);
  });

  test('sends the same idempotency key for the same request, and leaves what is missing to the server', async () => {
    const { server, take, hook, stale } = await open();
    server.refuse(submit, 400, { message: 'Choose an approver' });
    await take({ approverId: null, expiresOn: null });
    expect(server.requests[0]?.body).toMatchObject({ approverId: '', expiresOn: '' });
    await doing(() => hook.result.send({ type: 'step.confirmed' }));
    const [first, second] = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toBe(first);
    expect(hook.result.getSnapshot().context.failure).toMatchObject({ message: 'Choose an approver' });
    expect(toasts).toEqual([]);
    expect(stale()).toEqual(affected);
  });

  test('decides on the version that was seen', async () => {
    const { server, take } = await open();
    server.answer(decide);
    await take({ step: 'REJECT', acceptance: { id: 'a-1', version: 3 } });
    expect(server.requests).toMatchObject([{ call: decide }]);
    expect(server.requests[0]?.body).toEqual({ version: 3, action: 'REJECT', reason: draft.text });
    expect(toasts).toMatchObject([{ tone: 'success', title: 'Acceptance rejected' }]);
  });

  test('decides on nothing without an acceptance', async () => {
    const { server, take, hook } = await open();
    await take({ step: 'ACCEPT' });
    expect(hook.result.getSnapshot().context.failure).toMatchObject({ message: 'No acceptance was chosen' });
    expect(server.requests).toEqual([]);
  });

  test('aborts what is being sent when the risk is closed', async () => {
    for (const changes of [{}, { step: 'ACCEPT', acceptance: { id: 'a-1', version: 3 } }] as const) {
      const { server, take, hook } = await open();
      await take(changes);
      await hook.unmount();
      expect(server.requests[0]?.signal.aborted).toBe(true);
    }
  });
});
