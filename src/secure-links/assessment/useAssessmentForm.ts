import { useEffect, useMemo, useState } from 'react';

import { replyQuestion } from '#domain/provider-assessment/clarification.ts';
import { questionsOf } from '#domain/questionnaire/questionnaire.ts';
import { answerFilesMachine } from '#machines/answer-files/answer-files.machine.ts';
import { assessmentResponseMachine } from '#machines/assessment-response/assessment-response.machine.ts';
import { keptAnswers } from '#machines/assessment-response/unsent-answers.ts';
import { newId } from '#src/storage/new-id.ts';

import { useActor } from './actor-hooks.ts';
import { answerStore } from './answer-store.ts';
import { assessmentActors } from './assessment-actors.ts';
import type { AssessmentData } from './data.ts';
import { chosenFiles, fileActors } from './file-actors.ts';
import { fileStore } from './file-store.ts';
import type { Form } from './form.ts';
import { questionStates } from './question-states.ts';
import { tellTabs } from './tabs.ts';

/**
 * Goes on with the files that were chosen before the page was loaded again. Where someone else has submitted since, the server
 * refuses them, and the page says of each that it was not sent.
 */
async function resumeFiles({ files, keptFiles }: Pick<Form, 'files' | 'keptFiles'>): Promise<void> {
  const left = await keptFiles.load();
  for (const { key, content } of left) chosenFiles.set(key, content);
  if (left.length > 0)
    files.send({
      type: 'files.chosen',
      files: left.map(({ key, questionId, name, size }) => ({ key, questionId, name, size })),
    });
}

function inputOf({ view }: AssessmentData, editorId: string) {
  const { assessment, accessInfo } = view;
  const submitted = accessInfo.submittedAt ?? accessInfo.expiresAt;
  return {
    questionnaires: assessment.assessmentTemplate.questionnaires,
    editable: assessment.editable,
    clarifications: assessment.clarifications,
    responses: assessment.responses,
    editorId,
    submittedAt: accessInfo.isSubmitted ? submitted : null,
    submittedBy: accessInfo.submittedBy,
  };
}

/** The numbers of questions by section and place (specification section 2.3), the same for all respondents. */
const numbersOf = ({ view }: AssessmentData) =>
  new Map(
    view.assessment.assessmentTemplate.questionnaires.flatMap(({ questions }) =>
      questions.map(({ id, number }) => [id, number] as const),
    ),
  );

function questionTexts(data: AssessmentData): (questionId: string) => string {
  const numbers = numbersOf(data);
  const questions = questionsOf(data.view.assessment.assessmentTemplate.questionnaires);
  const texts = new Map(questions.map(({ id, question }) => [id, question]));
  const asked = new Map(data.view.assessment.clarifications.map((one) => [one.id, one]));
  return (id) => {
    const { questionId = id, text = texts.get(id) ?? '' } = asked.get(id) ?? {};
    return `${numbers.get(questionId) ?? ''} ${text}`;
  };
}

/** Answers come from other tabs and from files, and go to other tabs. */
function connect({ response, files, data }: Pick<Form, 'response' | 'files' | 'data'>): () => void {
  const subscriptions = [
    files.on('file.stored', ({ answer }) => response.send({ type: 'answers.received', answers: [answer] })),
    response.on('answers.saved', ({ answers }) => {
      if (answers.length > 0) tellTabs(data.key, { type: 'answers.received', answers });
    }),
    response.on('assessment.submitted', () => {
      const { submittedAt } = response.getSnapshot().context;
      if (submittedAt !== null) tellTabs(data.key, { type: 'submission.received', submittedAt });
    }),
  ];
  // The browser asks before what it cannot keep is lost.
  const ask = (event: BeforeUnloadEvent) => {
    const { context } = response.getSnapshot();
    const isSending = files.getSnapshot().context.files.some(({ failure }) => failure === null);
    if (isSending || (!context.isKept && keptAnswers(context).length > 0)) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    window.removeEventListener('beforeunload', ask);
  };
}

/** What the storage says of itself before the machine that it serves is there. */
function storageReports() {
  let listener = (_isKept: boolean) => {};
  return {
    report: (isKept: boolean) => listener(isKept),
    listen(next: (isKept: boolean) => void) {
      listener = next;
    },
  };
}

/** Connects the machines of an assessment with the browser and the server. */
export function useAssessmentForm(data: AssessmentData, announce: (text: string) => void): Form {
  const [editorId] = useState(newId);
  const [storage] = useState(storageReports);
  const [store] = useState(() =>
    answerStore({
      link: data.key,
      editorId,
      questionOf: questionTexts(data),
      report: storage.report,
    }),
  );
  const [keptFiles] = useState(() => fileStore(data.key, editorId));
  const [machines] = useState(() => ({
    response: assessmentResponseMachine.provide({
      actors: assessmentActors(data, store),
      actions: {
        keepAnswers: (_, { kept }) => store.keep(kept),
        eraseKept: (_, { kept }) => store.keepOnly(kept),
      },
    }),
    files: answerFilesMachine.provide({ actors: fileActors(data, keptFiles) }),
  }));
  const response = useActor(machines.response, inputOf(data, editorId));
  const files = useActor(machines.files, undefined);
  useEffect(() => {
    storage.listen((isKept) => {
      if (response.getSnapshot().context.isKept !== isKept)
        response.send({ type: isKept ? 'storage.worked' : 'storage.refused' });
    });
    // Without storage there is nothing to go on with.
    resumeFiles({ files, keptFiles }).catch(() => {});
    return connect({ response, files, data });
  }, [response, files, data, storage, keptFiles]);
  return useMemo(() => {
    const questions = questionsOf(data.view.assessment.assessmentTemplate.questionnaires);
    const questionsById = new Map(questions.map((question) => [question.id, question]));
    return {
      data,
      response,
      files,
      keptFiles,
      questionStates: questionStates(response, questionsById),
      replies: new Map(data.view.assessment.clarifications.map((asked) => [asked.id, replyQuestion(asked)])),
      numbers: numbersOf(data),
      announce,
    };
  }, [data, response, files, keptFiles, announce]);
}
