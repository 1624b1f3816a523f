import { expect, test } from 'vitest';

import { useCourseActor, useImpactActor, useVoteActor } from '#src/features/change/useCourseActor.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing } from '../support/render.tsx';
import { toasts } from '../support/toasts.ts';
import { watchQueries } from '../support/watch-queries.ts';

const affected = [
  ['changeManagementProcess', 'list', {}],
  ['changeManagementProcess', 'course', 'c-1'],
  ['record-summary', 'change-impacts', 'r-1'],
];

function open() {
  const app = testApp();
  return { ...app, stale: watchQueries(app.queryClient, [...affected, ['unrelated']]) };
}

const nothing = { reason: '', riskLevel: null, impact: '', at: null, outcome: null, review: '' } as const;

test('an action is sent with what it asks for, said, and changes are fetched again', async () => {
  const { stale, ...app } = open();
  const taken: string[] = [];
  const hook = await renderHook(app, () => useCourseActor('c-1', () => void taken.push('taken')), 'twice');
  app.server.answer('POST /change-management-process/c-1/status');
  await doing(() => {
    const draft = { ...nothing, action: 'ASSESS', version: 3, riskLevel: 'LOW', impact: 'None' } as const;
    hook.result.send({ type: 'step.requested', draft });
    hook.result.send({ type: 'step.confirmed' });
  });
  expect(app.server.requests.map(({ body }) => body)).toEqual([
    { action: 'ASSESS', version: 3, reason: '', riskLevel: 'LOW', impact: 'None', review: '' },
  ]);
  expect(toasts.map(({ title }) => title)).toEqual(['Change assessed']);
  expect([taken, stale()]).toEqual([['taken'], affected]);
});

test('a vote is cast for the round that was read, and one that was overtaken shows the change again', async () => {
  const { stale, ...app } = open();
  const voted: string[] = [];
  const hook = await renderHook(app, () => useVoteActor('c-1', () => void voted.push('voted')), 'twice');
  const path = 'POST /change-management-process/c-1/vote';
  const vote = (comment: string) =>
    doing(() => {
      hook.result.send({ type: 'vote.requested', vote: 'NO', round: 2 });
      hook.result.send({ type: 'draft.changed', changes: { comment } });
      hook.result.send({ type: 'vote.confirmed' });
    });
  app.server.answer(path);
  await vote('Too early');
  app.server.refuse(path, 409, { message: 'Read it again' });
  await vote('Still too early');
  await doing(() => hook.result.send({ type: 'change.opened' }));
  expect(app.server.requests.map(({ body }) => body)).toEqual([
    { round: 2, vote: 'NO', comment: 'Too early' },
    { round: 2, vote: 'NO', comment: 'Still too early' },
  ]);
  expect(toasts.map(({ title }) => title)).toEqual(['Change refused']);
  expect([voted, stale()]).toEqual([['voted', 'voted'], affected]);
});

test('a record is said to be affected or not, and what came of it is answered', async () => {
  const { stale, ...app } = open();
  const hook = await renderHook(app, () => useImpactActor(), 'twice');
  const take = (step: 'AFFECTED' | 'UNAFFECTED' | 'ANSWER', note: string) =>
    doing(() => {
      hook.result.send({ type: 'step.requested', draft: { step, id: 'i-1', version: 1, note } });
      hook.result.send({ type: 'step.confirmed' });
    });
  app.server.answer('POST /change-impact/i-1/decision');
  await take('AFFECTED', '');
  app.server.answer('POST /change-impact/i-1/decision');
  await take('UNAFFECTED', 'Not this one');
  app.server.answer('POST /change-impact/i-1/answer');
  await take('ANSWER', 'The score stays');
  expect(app.server.requests.map(({ body }) => body)).toEqual([
    { version: 1, note: '', affected: true },
    { version: 1, note: 'Not this one', affected: false },
    { version: 1, note: 'The score stays' },
  ]);
  expect(toasts.map(({ title }) => title)).toEqual([
    'Its owner is asked once the change is closed',
    'Not affected',
    'Answered',
  ]);
  expect(stale()).toEqual(affected);
});
