import { describe, expect, test } from 'vitest';

import { useRecipientsActor } from '#src/features/policy/acknowledgement/useRecipientsActor.ts';

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

const calls = { ask: 'POST /policy/p-1/acknowledgements' };

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
