import type { Survivors } from './types.ts';

/** Of the rules beside machines. */
export const machineSurvivors: Survivors = {
  'machines/assessment-response/progress.ts': {
    'Equivalent: it saves counting the answers; a question without a condition is always shown.': [
      'question.shownWhen === null → false',
    ],
  },
  'machines/assessment-response/sending.states.ts': {
    'Equivalent: what is sent was filled on entry.': [
      '{ editorId: context.editorId, responses: [] } → {}',
      '[] → ["Stryker was here"]',
    ],
  },
  'machines/assessment-response/setup.ts': {
    'Only a type at run time.': [
      "{ context: {} as AssessmentResponseContext, input: {} as AssessmentResponseInput, events: {} as AssessmentResponseEvent, emitted: {} as AssessmentResponseNotice, tags: {} as 'unsaved', } → {}",
    ],
    'What a developer reads who has not provided it.': [
      '\'loadKept\' → ""',
      '\'save\' → ""',
      '\'submit\' → ""',
      '\'refresh\' → ""',
      '\'watchConnection\' → ""',
      '\'watchPage\' → ""',
      '\'watchTabs\' → ""',
      '\'keepAnswers\' → ""',
      '\'eraseKept\' → ""',
    ],
  },
  'machines/assessment-response/unsent-answers.ts': {
    'Equivalent: the bytes are a multiple of three, which their limit is not.': [
      'bytes > most.bytes → bytes >= most.bytes',
    ],
  },
  'machines/questionnaire-builder/builder-steps.ts': {
    'Equivalent: an edit that puts a question has one.': ['question?.id → question.id'],
    'Equivalent: no section has the id of a question.': ['last.kind !== next.kind → false'],
    'Equivalent: the first edit is always taken.': ['end < 0 → end <= 0'],
  },
};
