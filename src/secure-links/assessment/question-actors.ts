import { createActor, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';

import type { KeptAnswer } from '#machines/assessment-response/assessment-response.types.ts';
import {
  respondentQuestionsMachine,
  type QuestionToSend,
} from '#machines/respondent-questions/respondent-questions.machine.ts';
import type {
  AskedQuestion,
  KeptQuestion,
  RespondentQuestionsEvent,
} from '#machines/respondent-questions/respondent-questions.types.ts';
import { newId } from '#src/storage/new-id.ts';
import { secureQuestionTexts as texts } from '#src/texts/secure-questions.ts';

import { isObject, requestOfLink, RequestFailure } from '../requests.ts';
import type { PageActor } from './actor-hooks.ts';
import { answerStore, questionsKeyOf } from './answer-store.ts';
import { connectionOf } from './assessment-actors.ts';
import type { Form } from './form.ts';

export type QuestionsActor = PageActor<typeof respondentQuestionsMachine>;
export type QuestionsSnapshot = SnapshotFrom<typeof respondentQuestionsMachine>;

/** The store of answers keeps a question as the answer to one of its own, whose id names both. */
const separator = ' ';

const answerFrom = ({ id, questionId, text, sequence, isSent }: KeptQuestion, editorId: string): KeptAnswer => ({
  questionId: `${questionId}${separator}${id}`,
  response: [text],
  version: isSent ? 1 : 0,
  sequence,
  editorId,
});

function questionFrom({ questionId: ids, response, version, sequence }: KeptAnswer): KeptQuestion {
  const [questionId = '', id = ''] = ids.split(separator);
  return { id, questionId, text: response[0] ?? '', sequence, isSent: version === 1 };
}

const isAsked = (value: unknown): value is AskedQuestion =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['text'] === 'string';

/** What this browser keeps of what is asked, beside the answers. */
function questionStore({ data, numbers }: Form, editorId: string) {
  const store = answerStore({
    link: questionsKeyOf(data.key),
    editorId,
    questionOf: (ids) => texts.of(numbers.get(ids.split(separator)[0] ?? '') ?? ''),
    // The form of the answers says whether this browser keeps anything.
    report: () => {},
  });
  return {
    load: async () => (await store.load()).map(questionFrom),
    keep: (kept: readonly KeptQuestion[]) => store.keep(kept.map((one) => answerFrom(one, editorId))),
  };
}

/** The actor of a form's questions, with its services; it is started by the first part that shows it. */
function createQuestions(form: Form): QuestionsActor {
  const { data } = form;
  const editorId = `questions ${newId()}`;
  const store = questionStore(form, editorId);
  const machine = respondentQuestionsMachine.provide({
    actors: {
      loadKept: fromPromise<readonly KeptQuestion[]>(() => store.load()),
      askQuestion: fromPromise<AskedQuestion, QuestionToSend>(async ({ input, signal }) => {
        const { questionId, id, text } = input;
        const { token } = data;
        const body = { token, questionId, key: id, text };
        const asked = await requestOfLink(`${data.api}/ask`, signal, { body, token });
        if (!isAsked(asked)) throw new RequestFailure({ code: 'unreadable', message: 'The answer could not be read' });
        return asked;
      }),
      watchConnection: fromCallback<RespondentQuestionsEvent>(({ sendBack }) => connectionOf(sendBack)),
    },
    actions: { keepQuestions: (_, { kept }) => store.keep(kept) },
  });
  const input = { asked: data.view.assessment.respondentQuestions, editorId };
  const actor = createActor(machine, { input });
  const first = actor.getSnapshot();
  actor.on('question.asked', () => form.announce(texts.announced));
  return Object.assign(actor, { getFirst: () => first });
}

const actors = new WeakMap<Form['data'], QuestionsActor>();

/** The one actor of all questions of a page. */
export function questionsOf(form: Form): QuestionsActor {
  const found = actors.get(form.data) ?? createQuestions(form);
  actors.set(form.data, found);
  return found;
}
