import type { Question, Questionnaire, QuestionType } from '#domain/questionnaire/questionnaire.ts';

/** A question of a starter questionnaire; what is left out is empty. */
export interface Starter extends Partial<Omit<Question, 'id' | 'question' | 'type' | 'shownWhen'>> {
  readonly question: string;
  readonly type: QuestionType;
  /** Shown only when the last question before it that has no condition is answered so. */
  readonly only?: readonly string[];
}

export interface StarterSection {
  readonly title: string;
  readonly description: string;
  readonly questions: readonly Starter[];
}

/** Graded by how far it is done; `No` warns the reviewer. */
export const graded = (question: string, warning: string, more: Partial<Starter> = {}): Starter => ({
  question,
  type: 'RADIO',
  required: true,
  weight: 1,
  options: [
    { value: 'Yes', score: 10, warning: '' },
    { value: 'Partly', score: 5, warning: '' },
    { value: 'No', score: 0, warning },
  ],
  ...more,
});

/** Yes or No, scored; the worse answer warns the reviewer. */
export const yesNo = (question: string, warning = '', more: Partial<Starter> = {}): Starter => ({
  question,
  type: 'YESNO',
  required: true,
  weight: 1,
  options: [
    { value: 'Yes', score: 10, warning: '' },
    { value: 'No', score: 0, warning },
  ],
  ...more,
});

/** Any of several options; each that is there counts. */
export const any = (question: string, values: readonly string[], more: Partial<Starter> = {}): Starter => ({
  question,
  type: 'CHECKBOX',
  weight: 1,
  options: values.map((value) => ({ value, score: 2, warning: '' })),
  ...more,
});

/** One of several options with their scores; those without a point warn the reviewer. */
export const one = (
  question: string,
  scores: Readonly<Record<string, number>>,
  warning = '',
  more: Partial<Starter> = {},
): Starter => ({
  question,
  type: 'RADIO',
  required: true,
  weight: 1,
  options: Object.entries(scores).map(([value, score]) => ({ value, score, warning: score === 0 ? warning : '' })),
  ...more,
});

/** What is written, entered or uploaded. */
export const asked = (type: QuestionType, question: string, more: Partial<Starter> = {}): Starter => ({
  question,
  type,
  ...more,
});

/** A question without its condition. */
const questionFrom = ({ only: _only, ...given }: Starter, id: string): Question => {
  const { options = [], allowedFileTypes = [], ...rest } = given;
  return {
    id,
    help: '',
    required: false,
    placeholder: '',
    weight: 0,
    maxFileSize: 0,
    shownWhen: null,
    ...rest,
    options: [...options],
    allowedFileTypes: [...allowedFileTypes],
  };
};

/** A starter questionnaire as the content of a template, with ids of its own. */
export function contentFrom(sections: readonly StarterSection[], newId: () => string): Questionnaire[] {
  return sections.map(({ title, description, questions }) => {
    let last: string | undefined;
    return {
      id: newId(),
      title,
      description,
      questions: questions.map((starter) => {
        const question = questionFrom(starter, newId());
        const { only } = starter;
        if (only !== undefined && last !== undefined) question.shownWhen = { questionId: last, values: [...only] };
        else last = question.id;
        return question;
      }),
    };
  });
}
