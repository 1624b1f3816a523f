import { expect, test } from 'vitest';
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

/** A page whose save is refused, because someone else has submitted. */
const machine = assessmentResponseMachine.provide({
  actors: {
    loadKept: fromPromise<readonly KeptAnswer[]>(() => Promise.resolve([])),
    save: fromPromise<SavedAnswers, AnswerBatch>(() => Promise.reject(contradiction)),
    refresh: fromPromise<ServerState>(() =>
      Promise.resolve({
        responses: [stored('a', 3, 'Theirs')],
        submittedAt: '2026-11-20T09:30:00.000Z',
        submittedBy: 'Bo Berg',
      }),
    ),
    watchConnection: watching,
    watchPage: watching,
    watchTabs: watching,
  },
  actions: { keepAnswers: () => undefined, eraseKept: () => undefined },
});

test('what was typed when someone else submitted stays, and is named as part of no submission', async () => {
  const input = {
    questionnaires: [{ id: 's', title: '', description: '', questions: [question('a'), question('b')] }],
    editable: null,
    clarifications: [],
    responses: [],
    editorId: 'me',
    submittedAt: null,
    submittedBy: '',
  };
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('open'));
  actor.send({ type: 'answer.changed', questionId: 'a', response: ['Mine'] });
  actor.send({ type: 'draft.requested' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
  expect(context).toMatchObject({
    submittedBy: 'Bo Berg',
    unsent: ['a'],
    answers: { a: { response: ['Mine'], isPending: false } },
  });
});
