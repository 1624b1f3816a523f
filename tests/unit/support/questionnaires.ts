import { bareQuestion, questionsOf, type Question, type Questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { applyEdits, type TemplateContent, type TemplateEdit } from '#domain/questionnaire/template-edits.ts';

/** A question with a short text, to which others may differ. */
export const question = (id: string, given: Partial<Question> = {}): Question => ({
  ...bareQuestion(id, `Question ${id}`),
  type: 'TEXT',
  ...given,
});

/** A whole number below another, and never the same sequence for another seed (mulberry32). */
export type Numbers = (below: number) => number;

export function numbersFrom(seed: number): Numbers {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const types = ['YESNO', 'RADIO', 'CHECKBOX', 'TEXT'] as const;

const optionsFor = (next: Numbers): Question['options'] =>
  ['Yes', 'No', 'Maybe'].map((value) => ({ value, score: next(4) === 0 ? null : next(10), warning: '' }));

const pick = <Item>(items: readonly Item[], next: Numbers): Item | undefined => items[next(Math.max(items.length, 1))];

/** A question whose condition names one of some others, or none. */
const randomQuestion = (id: string, others: readonly Question[], next: Numbers): Question => {
  const asked = next(3) === 0 ? pick(others, next) : undefined;
  return question(id, {
    type: types[next(types.length)] ?? 'TEXT',
    required: next(2) === 0,
    options: optionsFor(next),
    weight: next(4),
    shownWhen: asked === undefined ? null : { questionId: asked.id, values: [next(2) === 0 ? 'Yes' : 'No'] },
  });
};

/** Some sections with some questions, each with a condition on an earlier one or none. */
export function randomContent(next: Numbers): Questionnaire[] {
  const earlier: Question[] = [];
  return Array.from({ length: 1 + next(3) }, (_, section) => ({
    id: `section ${section}`,
    title: `Section ${section}`,
    description: '',
    questions: Array.from({ length: next(6) }, () => {
      const added = randomQuestion(`question ${earlier.length}`, earlier, next);
      earlier.push(added);
      return added;
    }),
  }));
}

const kinds = [
  'PUT_SECTION',
  'MOVE_SECTION',
  'REMOVE_SECTION',
  'PUT_QUESTION',
  'MOVE_QUESTION',
  'REMOVE_QUESTION',
] as const;

/** Any edit, of which many cannot be applied to the content. */
function randomEdit(content: TemplateContent, next: Numbers): TemplateEdit {
  const kind = kinds[next(kinds.length)] ?? 'PUT_SECTION';
  const isNew = next(3) === 0;
  const questions = questionsOf(content);
  const newId = `new ${next(1_000_000)}`;
  const questionId = (isNew ? undefined : pick(questions, next)?.id) ?? newId;
  return {
    kind,
    questionnaireId: (isNew ? undefined : pick(content, next)?.id) ?? newId,
    ...(next(2) === 0 && { title: newId, description: newId }),
    ...(kind === 'PUT_QUESTION' && { question: randomQuestion(questionId, questions, next) }),
    questionId,
    ...(next(3) > 0 && { at: next(5) }),
  };
}

/** So many edits in a row, each of which can be applied. */
export function randomEdits(content: TemplateContent, count: number, next: Numbers): TemplateEdit[] {
  const edits: TemplateEdit[] = [];
  let current = content;
  while (edits.length < count) {
    const edit = randomEdit(current, next);
    const outcome = applyEdits(current, [edit]);
    if ('refusal' in outcome) continue;
    edits.push(edit);
    current = outcome.content;
  }
  return edits;
}
