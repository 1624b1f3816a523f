import { expect, test } from 'vitest';

import { takeProposalStep, type ProposalDraft } from '#src/actors/score-proposal.ts';
import { importVeris } from '#src/actors/veris-import.ts';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';

import { renderHook, testApp } from '../support/app.tsx';
import { doing } from '../support/render.tsx';
import { watchQueries } from '../support/watch-queries.ts';

const draft: ProposalDraft = {
  step: 'PROPOSE',
  proposal: null,
  riskId: 'r-1',
  likelihoodId: 'l-4',
  impactId: 'm-5',
  reason: 'It happened twice',
};
const propose = 'POST /incident/i-1/score-proposals';
const affected = [
  ['score-proposal', 'incident', 'i-1'],
  ['risk', 'list', {}],
];

async function open() {
  const app = testApp();
  const stale = watchQueries(app.queryClient, [...affected, ['unrelated']]);
  const taken: string[] = [];
  const service = () => takeProposalStep(app.server.api, app.queryClient, { kind: 'incident', id: 'i-1' });
  const hook = await renderHook(app, () => useStepDialog(service, ({ step }) => void taken.push(step)), 'twice');
  const take = (changes: Partial<ProposalDraft> = {}) =>
    doing(() => {
      hook.result.send({ type: 'step.requested', draft: { ...draft, ...changes } });
      hook.result.send({ type: 'step.confirmed' });
    });
  return { ...app, hook, stale, taken, take };
}

test('a score is proposed once, however often it is sent, and what it changes is fetched again', async () => {
  const { server, take, hook, stale, taken } = await open();
  server.refuse(propose, 400, { message: 'Choose a level' });
  await take({ impactId: null });
  expect(server.requests[0]?.body).toEqual({ riskId: 'r-1', likelihoodId: 'l-4', impactId: '', reason: draft.reason });
  await doing(() => hook.result.send({ type: 'step.confirmed' }));
  const [first, second] = server.requests.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  expect([taken, stale()]).toEqual([[], affected]);
});

test('a proposal is decided on as it was seen', async () => {
  const { server, take, taken } = await open();
  const decide = 'POST /score-proposal/p-1/status';
  server.answer(decide);
  await take({ step: 'DECLINE', proposal: { id: 'p-1', version: 3 } });
  expect(server.called()).toEqual([decide]);
  expect(server.requests[0]?.body).toEqual({ version: 3, action: 'DECLINE', reason: draft.reason });
  expect(taken).toEqual(['DECLINE']);
});

test('nothing is decided without a proposal', async () => {
  const { server, take, hook } = await open();
  await take({ step: 'DECLINE' });
  expect(hook.result.getSnapshot().context.failure).toMatchObject({ message: 'No proposal was chosen' });
  expect(server.requests).toEqual([]);
});

test('a VERIS file is asked for before anything is sent', async () => {
  const app = testApp();
  const service = () =>
    importVeris(app.server.api, app.queryClient, { contentOf: () => new Blob(['{}']), onResult: () => undefined });
  const hook = await renderHook(app, () => useStepDialog(service, () => undefined));
  await doing(() => {
    hook.result.send({ type: 'step.requested', draft: { file: null } });
    hook.result.send({ type: 'step.confirmed' });
  });
  expect(hook.result.getSnapshot().context.failure).toMatchObject({ message: 'Choose a file' });
  expect(app.server.requests).toEqual([]);
});
