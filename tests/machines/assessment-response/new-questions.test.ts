import { beforeEach, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';

import { assessmentResponseMachine } from '#machines/assessment-response/assessment-response.machine.ts';
import type {
  AnswerBatch,
  AssessmentResponseEvent,
  AssessmentResponseNotice,
  KeptAnswer,
  SavedAnswers,
  ServerState,
} from '#machines/assessment-response/assessment-response.types.ts';

import { question } from '../../unit/support/questionnaires.ts';
import { kept, stored } from '../support/local-answers.ts';

const watching = fromCallback<AssessmentResponseEvent>(() => undefined);
const accessInfo = {
  expiresAt: '',
  expiresOn: '',
  isSubmitted: false,
  submittedAt: null,
  submittedBy: '',
  respondent: '',
};

/** What the server does now. */
let server: { asks: readonly string[]; missing: readonly string[]; sent: string[]; kept: readonly KeptAnswer[] };

const machine = assessmentResponseMachine.provide({
  actors: {
    loadKept: fromPromise<readonly KeptAnswer[]>(() => Promise.resolve(server.kept)),
    save: fromPromise<SavedAnswers, AnswerBatch>(({ input }) => {
      server.sent.push(...input.responses.map(({ questionId }) => questionId));
      const answers = input.responses.map(({ questionId, response }) =>
        server.asks.includes(questionId)
          ? { outcome: 'SAVED' as const, answer: stored(questionId, 1, ...response) }
          : { outcome: 'NOT_ASKED' as const, answer: stored(questionId, 0) },
      );
      return Promise.resolve({ answers, savedAt: '', progress: 0, accessInfo });
    }),
    submit: fromPromise<{ submittedAt: string }, { editorId: string }>(() =>
      Promise.reject({
        code: 'http_409',
        message: 'x',
        status: 409,
        fieldErrors: {},
        current: { missing: server.missing },
      }),
    ),
    refresh: fromPromise<ServerState>(() =>
      Promise.resolve({ responses: [], submittedAt: null, hasNewQuestions: !server.asks.includes('a') }),
    ),
    watchConnection: watching,
    watchPage: watching,
    watchTabs: watching,
  },
  actions: {
    keepAnswers: (_, { kept: answers }) => void (server.kept = answers),
    eraseKept: () => undefined,
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
  server = { asks: ['a', 'b'], missing: [], sent: [], kept: [] };
});

async function start() {
  const notices: AssessmentResponseNotice['type'][] = [];
  const actor = createActor(machine, { input: opened }).start();
  actor.on('*', ({ type }) => void (type !== 'answers.saved' && notices.push(type)));
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { sending: 'idle' } }));
  return { actor, notices };
}

test('an answer to what is not asked any more ends no page, waits in the browser, and is sent once it is asked again', async () => {
  server.asks = ['b'];
  const { actor } = await start();
  for (const questionId of ['a', 'b']) actor.send({ type: 'answer.changed', questionId, response: ['Mine'] });
  actor.send({ type: 'draft.requested' });
  const { context } = await waitFor(actor, ({ context: now }) => now.hasNewQuestions && now.goal === null);
  expect(actor.getSnapshot().matches('open')).toBe(true);
  expect(context.answers).toMatchObject({ a: { response: ['Mine'], isPending: true }, b: { isPending: false } });
  expect(server).toMatchObject({ sent: ['a', 'b'], kept: [{ questionId: 'a' }] });
  server.asks = ['a', 'b'];
  actor.send({ type: 'page.returned' });
  await waitFor(actor, ({ context: now }) => !now.hasNewQuestions);
  actor.send({ type: 'draft.requested' });
  await waitFor(actor, ({ context: now }) => now.answers['a']?.isPending === false);
  expect(server.sent).toEqual(['a', 'b', 'a']);
});

test('what an earlier tab left for a question that this page does not have stays in the browser, and is not sent', async () => {
  server.kept = [kept('hidden', 4, 'Left')];
  const { actor } = await start();
  actor.send({ type: 'answer.changed', questionId: 'a', response: ['Mine'] });
  actor.send({ type: 'draft.requested' });
  await waitFor(actor, ({ context }) => context.answers['a']?.isPending === false);
  expect(server).toMatchObject({ sent: ['a'], kept: [{ questionId: 'hidden', response: ['Left'] }] });
});

test('a submission that lacks an answer to a question of another page says that the questions have changed', async () => {
  server.missing = ['opened'];
  const { actor, notices } = await start();
  actor.send({ type: 'submission.requested' });
  await waitFor(actor, ({ context }) => context.hasNewQuestions);
  expect(notices).toEqual([]);
  server.missing = ['b'];
  actor.send({ type: 'submission.requested' });
  await waitFor(actor, ({ context }) => context.missing.includes('b'));
  expect(notices).toEqual(['answers.missing']);
});
