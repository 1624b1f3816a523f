import { beforeEach, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';

import { assessmentResponseMachine } from '#machines/assessment-response/assessment-response.machine.ts';
import type {
  AnswerBatch,
  AssessmentResponseEvent,
  KeptAnswer,
  SavedAnswers,
  ServerState,
} from '#machines/assessment-response/assessment-response.types.ts';

import { question } from '../../unit/support/questionnaires.ts';
import { stored } from '../support/local-answers.ts';

const watching = fromCallback<AssessmentResponseEvent>(() => undefined);
const contradiction = { code: 'http_409', message: 'It was submitted', status: 409, fieldErrors: {} };

/** What the browser keeps at the end. */
let left: readonly KeptAnswer[] = [];

/** A page whose save is refused, because someone else has submitted. */
const machine = assessmentResponseMachine.provide({
  actors: {
    loadKept: fromPromise<readonly KeptAnswer[]>(() => Promise.resolve(left)),
    save: fromPromise<SavedAnswers, AnswerBatch>(() => Promise.reject(contradiction)),
    refresh: fromPromise<ServerState>(() =>
      Promise.resolve({
        responses: [stored('a', 3, 'Theirs')],
        submittedAt: '2026-11-20T09:30:00.000Z',
        submittedBy: 'Bo Berg',
        hasNewQuestions: false,
      }),
    ),
    watchConnection: watching,
    watchPage: watching,
    watchTabs: watching,
  },
  actions: {
    keepAnswers: () => undefined,
    eraseKept(_, { kept }) {
      left = kept;
    },
  },
});

const opened = {
  questionnaires: [{ id: 's', title: '', description: '', questions: [question('a'), question('b')] }],
  editable: null,
  clarifications: [],
  responses: [],
  editorId: 'me',
  submittedAt: null,
  submittedBy: '',
};

beforeEach(() => {
  left = [];
});

test('what was typed when someone else submitted stays, and is named as part of no submission', async () => {
  const actor = createActor(machine, { input: opened }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('open'));
  actor.send({ type: 'answer.changed', questionId: 'a', response: ['Mine'] });
  actor.send({ type: 'draft.requested' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
  expect(context).toMatchObject({
    submittedBy: 'Bo Berg',
    unsent: ['a'],
    answers: { a: { response: ['Mine'], isPending: false } },
  });
  expect(left).toEqual([{ questionId: 'a', response: ['Mine'], version: 0, sequence: 1, editorId: 'me' }]);
});

/** The page as it is opened after the submission. */
const reopened = {
  ...opened,
  editable: [],
  responses: [stored('a', 3, 'Theirs'), stored('b', 1, 'Saved')],
  submittedAt: '2026-11-20T09:30:00.000Z',
  submittedBy: 'Bo Berg',
};

test('what was typed by then is there again after a reload, and stays in the browser', async () => {
  const mine = { questionId: 'a', response: ['Mine'], version: 2, sequence: 4, editorId: 'gone' };
  left = [
    mine,
    { ...mine, questionId: 'b', response: ['Saved'] },
    { ...mine, questionId: 'of another section', response: ['Gone'] },
  ];
  for (const _visit of ['first', 'second']) {
    const actor = createActor(machine, { input: reopened }).start();
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ submitted: 'final' }));
    expect(context).toMatchObject({ submittedBy: 'Bo Berg', unsent: ['a'] });
    expect(
      Object.entries(context.answers).map(([id, { response, isPending }]) => [id, ...response, isPending]),
    ).toEqual([
      ['a', 'Mine', false],
      ['b', 'Saved', false],
    ]);
    expect(left).toEqual([mine]);
    actor.stop();
  }
});

test('of storage that cannot be read nothing is offered', async () => {
  const unreadable = machine.provide({ actors: { loadKept: fromPromise(() => Promise.reject(new Error('Blocked'))) } });
  const actor = createActor(unreadable, { input: reopened }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ submitted: 'final' }));
  expect(context.unsent).toEqual([]);
  actor.stop();
});
