import { describe, expect, test } from 'vitest';

import type { AcknowledgementStep } from '#src/actors/policy-acknowledgement.ts';
import { useRequestSteps } from '#src/features/policy/acknowledgement/useRequestSteps.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';
import { watchQueries } from '../support/watch-queries.ts';

const policyList = ['policy', 'list', {}];
const requests = ['policy-acknowledgements', 'p-1', {}];

function open() {
  const app = testApp();
  return { ...app, stale: watchQueries(app.queryClient, [policyList, requests, ['unrelated']]) };
}

const calls = {
  remindAll: 'POST /policy/p-1/acknowledgements/remind',
  change: 'POST /policy-acknowledgement/a-1/change',
};

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
