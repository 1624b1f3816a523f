import type { components } from '#openapi/generated/types.ts';

import type { Lifecycle } from '../lifecycle.ts';
import { isChosen, offeredAnswers, questionsOf, type Question, type Questionnaire } from './questionnaire.ts';

type Schemas = components['schemas'];

export type TemplateStatus = Schemas['AssessmentTemplateStatus'];
export type TemplateAction = Schemas['AssessmentTemplateAction'];

/** What an action is given. */
export type TemplateNeed = 'changeLog';

export interface TemplateNames {
  readonly state: TemplateStatus;
  readonly action: TemplateAction;
  readonly event: never;
  readonly need: TemplateNeed;
  readonly party: 'owner' | 'watchers';
  readonly parties: object;
}

const tells = ['owner', 'watchers'] as const;

/**
 * The life of an assessment template. Assessments are made from its published version, so that publishing again changes
 * none that was made before. A draft that was never published is not archived but deleted; what is archived was therefore
 * published, and is offered again once it is restored.
 */
export const templateLifecycle: Lifecycle<TemplateNames> = {
  initial: 'DRAFT',
  steps: {
    ARCHIVE: { from: ['ACTIVE'], to: 'ARCHIVED', needs: [], tells },
    RESTORE: { from: ['ARCHIVED'], to: 'ACTIVE', needs: [], tells, leadsOn: true },
    PUBLISH: { from: ['DRAFT', 'ACTIVE'], to: 'ACTIVE', needs: ['changeLog'], tells, leadsOn: true },
  },
  events: {},
  refusal: () => undefined,
};

/** Whether the content of a template can be edited. */
export const isEditable = (status: TemplateStatus): boolean => status !== 'ARCHIVED';

/** What keeps a template from being published. */
export interface PublicationProblem {
  /** Null for the template as a whole. */
  readonly questionId: string | null;
  readonly message: string;
}

/** What a question lacks before respondents can answer it. */
function problemOf(question: Question, before: ReadonlyMap<string, Question>): string | undefined {
  const offered = offeredAnswers(question);
  const { shownWhen } = question;
  if (question.question.trim() === '') return 'Write the question';
  if (isChosen(question) && offered.length === 0) return 'Add options to choose from';
  if (new Set(offered).size < offered.length) return 'Give each option another text';
  if (shownWhen === null) return undefined;
  const asked = before.get(shownWhen.questionId);
  if (asked === undefined) return 'Choose an earlier question for its condition';
  const possible = offeredAnswers(asked);
  return shownWhen.values.every((value) => possible.includes(value))
    ? undefined
    : 'Its condition names an answer that the earlier question does not offer';
}

/** What keeps a content from being published, in the order of its questions; empty if nothing does. */
export function publicationProblems(questionnaires: readonly Questionnaire[]): readonly PublicationProblem[] {
  const questions = questionsOf(questionnaires);
  if (questions.length === 0) return [{ questionId: null, message: 'Add at least one question' }];
  const before = new Map<string, Question>();
  return questions.flatMap((question) => {
    const message = problemOf(question, before);
    before.set(question.id, question);
    return message === undefined ? [] : [{ questionId: question.id, message }];
  });
}
