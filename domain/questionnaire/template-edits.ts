import type { components } from '#openapi/generated/types.ts';

import type { Question, Questionnaire } from './questionnaire.ts';

type Schemas = components['schemas'];

/** The sections of a template with their questions. */
export type TemplateContent = readonly Questionnaire[];

export type TemplateEdit = Schemas['TemplateEdit'];

/** The most that a template holds. */
export const templateLimits = {
  questionnaires: 50,
  questions: 2000,
  /** Of its content as JSON. */
  characters: 2_000_000,
} as const;

/** Why edits cannot be applied: which of them, which of its fields, and what to do. */
export interface EditRefusal {
  readonly index: number;
  readonly field: keyof TemplateEdit;
  readonly message: string;
}

/** The content after all edits, or why there is none. */
export type EditOutcome = { readonly content: TemplateContent } | { readonly refusal: EditRefusal };

type Refused = Pick<EditRefusal, 'field' | 'message'>;
type Step = TemplateContent | Refused;

const isContent = (step: Step): step is TemplateContent => Array.isArray(step);

const unknownSection: Refused = { field: 'questionnaireId', message: 'This section does not exist' };
const unknownQuestion: Refused = { field: 'questionId', message: 'This question does not exist' };

/** A question and where it is. */
interface FoundQuestion {
  readonly question: Question;
  /** Its place in its section. */
  readonly index: number;
  readonly section: Questionnaire;
  readonly sectionIndex: number;
}

/** The question of an id; undefined if there is none. */
export function findQuestion(content: TemplateContent, questionId: string | undefined): FoundQuestion | undefined {
  for (const [sectionIndex, section] of content.entries())
    for (const [index, question] of section.questions.entries())
      if (question.id === questionId) return { question, index, section, sectionIndex };
  return undefined;
}

const sectionIndex = (content: TemplateContent, id: string) => content.findIndex((section) => section.id === id);

/** A list with an item at a place, or at its end. */
const inserted = <Item>(items: readonly Item[], item: Item, at = items.length): Item[] => items.toSpliced(at, 0, item);

const withQuestions = (content: TemplateContent, section: number, questions: Question[]): TemplateContent => {
  const changed = content[section];
  return changed === undefined ? content : content.with(section, { ...changed, questions });
};

function putSection(
  content: TemplateContent,
  { questionnaireId: id, title = '', description = '', at }: TemplateEdit,
): Step {
  const index = sectionIndex(content, id);
  const existing = content[index];
  if (existing !== undefined) return content.with(index, { ...existing, title, description });
  if (content.length >= templateLimits.questionnaires)
    return { field: 'kind', message: `A template has at most ${templateLimits.questionnaires} sections` };
  return inserted(content, { id, title, description, questions: [] }, at);
}

function moveSection(content: TemplateContent, { questionnaireId, at }: TemplateEdit): Step {
  const index = sectionIndex(content, questionnaireId);
  const moved = content[index];
  return moved === undefined ? unknownSection : inserted(content.toSpliced(index, 1), moved, at);
}

function removeSection(content: TemplateContent, { questionnaireId }: TemplateEdit): Step {
  const index = sectionIndex(content, questionnaireId);
  return index < 0 ? unknownSection : content.toSpliced(index, 1);
}

function putQuestion(content: TemplateContent, { questionnaireId, question, at }: TemplateEdit): Step {
  if (question === undefined) return { field: 'question', message: 'Enter the question' };
  const section = sectionIndex(content, questionnaireId);
  const target = content[section];
  if (target === undefined) return unknownSection;
  const found = findQuestion(content, question.id);
  if (found === undefined) return withQuestions(content, section, inserted(target.questions, question, at));
  if (found.section !== target) return { field: 'question', message: 'Another section has this question already' };
  return withQuestions(content, section, target.questions.with(found.index, question));
}

function removeQuestion(content: TemplateContent, { questionnaireId, questionId }: TemplateEdit): Step {
  const index = sectionIndex(content, questionnaireId);
  if (index < 0) return unknownSection;
  const found = findQuestion(content, questionId);
  if (found?.sectionIndex !== index) return unknownQuestion;
  return withQuestions(content, index, found.section.questions.toSpliced(found.index, 1));
}

function moveQuestion(content: TemplateContent, edit: TemplateEdit): Step {
  const found = findQuestion(content, edit.questionId);
  if (found === undefined) return unknownQuestion;
  const { question, index, section, sectionIndex: from } = found;
  const without = withQuestions(content, from, section.questions.toSpliced(index, 1));
  return putQuestion(without, { ...edit, question });
}

const steps: Readonly<Record<TemplateEdit['kind'], (content: TemplateContent, edit: TemplateEdit) => Step>> = {
  PUT_SECTION: putSection,
  MOVE_SECTION: moveSection,
  REMOVE_SECTION: removeSection,
  PUT_QUESTION: putQuestion,
  MOVE_QUESTION: moveQuestion,
  REMOVE_QUESTION: removeQuestion,
};

/** The field that tells of a condition that an edit breaks. */
const fieldOf = ({ kind }: TemplateEdit): keyof TemplateEdit => {
  if (kind === 'PUT_QUESTION') return 'question';
  return kind.startsWith('MOVE') ? 'at' : 'kind';
};

/** Whether a question has a condition on one that does not precede it. */
function brokenCondition(content: TemplateContent, edit: TemplateEdit): Refused | undefined {
  const before = new Set<string>();
  for (const { questions } of content)
    for (const { id, shownWhen } of questions) {
      if (shownWhen !== null && !before.has(shownWhen.questionId))
        return {
          field: fieldOf(edit),
          message:
            id === edit.question?.id
              ? 'A condition must name an earlier question'
              : 'A later question is shown only when this one is answered: change its condition first',
        };
      before.add(id);
    }
  return undefined;
}

/** Sections and questions never change in place, so that each is measured once. */
const measured = new WeakMap<Question, number>();

function lengthOf(question: Question): number {
  const known = measured.get(question);
  if (known !== undefined) return known;
  const length = JSON.stringify(question).length;
  measured.set(question, length);
  return length;
}

/** The length of a content as JSON, without the punctuation between its questions. */
export function contentLength(content: TemplateContent): number {
  let length = 0;
  for (const { title, description, questions } of content) {
    length += title.length + description.length;
    for (const question of questions) length += lengthOf(question);
  }
  return length;
}

/** The number of questions in all sections. */
export const countQuestions = (content: TemplateContent): number =>
  content.reduce((count, { questions }) => count + questions.length, 0);

/** What would be more than a template holds. */
function excess(content: TemplateContent): Refused | undefined {
  const { questions, characters } = templateLimits;
  if (countQuestions(content) > questions)
    return { field: 'kind', message: `A template has at most ${questions.toLocaleString('en')} questions` };
  if (contentLength(content) > characters)
    return { field: 'question', message: 'The template is too long: shorten its texts, or divide it' };
  return undefined;
}

const mayBreakConditions = ({ kind }: TemplateEdit): boolean => kind !== 'PUT_SECTION';

/**
 * Applies edits in their order, all or none; the given content stays as it is. After each edit every condition names an
 * earlier question and the limits hold, so that edits can be divided into requests anywhere.
 */
export function applyEdits(content: TemplateContent, edits: readonly TemplateEdit[]): EditOutcome {
  let current = content;
  for (const [index, edit] of edits.entries()) {
    const next = steps[edit.kind](current, edit);
    if (!isContent(next)) return { refusal: { index, ...next } };
    const problem = (mayBreakConditions(edit) ? brokenCondition(next, edit) : undefined) ?? excess(next);
    if (problem !== undefined) return { refusal: { index, ...problem } };
    current = next;
  }
  return { content: current };
}

/** The edits that put a section back where it was, with its questions. */
const restoredSection = ({ id, title, description, questions }: Questionnaire, at: number): TemplateEdit[] => [
  { kind: 'PUT_SECTION', questionnaireId: id, title, description, at },
  ...questions.map((question, index) => ({ kind: 'PUT_QUESTION' as const, questionnaireId: id, question, at: index })),
];

function inverseOfSection({ kind, questionnaireId }: TemplateEdit, content: TemplateContent): TemplateEdit[] {
  const at = sectionIndex(content, questionnaireId);
  const section = content[at];
  if (section === undefined) return kind === 'PUT_SECTION' ? [{ kind: 'REMOVE_SECTION', questionnaireId }] : [];
  if (kind === 'REMOVE_SECTION') return restoredSection(section, at);
  if (kind === 'MOVE_SECTION') return [{ kind, questionnaireId, at }];
  const { title, description } = section;
  return [{ kind: 'PUT_SECTION', questionnaireId, title, description }];
}

/**
 * The edits that undo one that can be applied to a content: applied afterwards, they restore it exactly.
 * @param content as it is before the edit
 */
export function inverseOf(edit: TemplateEdit, content: TemplateContent): readonly TemplateEdit[] {
  const { kind, questionnaireId } = edit;
  if (kind === 'PUT_SECTION' || kind === 'MOVE_SECTION' || kind === 'REMOVE_SECTION')
    return inverseOfSection(edit, content);
  const questionId = kind === 'PUT_QUESTION' ? edit.question?.id : edit.questionId;
  const found = findQuestion(content, questionId);
  if (found === undefined)
    return questionId === undefined ? [] : [{ kind: 'REMOVE_QUESTION', questionnaireId, questionId }];
  const { question, index: at, section } = found;
  if (kind === 'MOVE_QUESTION') return [{ kind, questionnaireId: section.id, questionId: question.id, at }];
  return [{ kind: 'PUT_QUESTION', questionnaireId: section.id, question, at }];
}

/** The edits that undo several, which can be applied to a content: the last is undone first. */
export function inverseOfAll(edits: readonly TemplateEdit[], content: TemplateContent): readonly TemplateEdit[] {
  let current = content;
  const inverses: (readonly TemplateEdit[])[] = [];
  for (const edit of edits) {
    inverses.unshift(inverseOf(edit, current));
    const outcome = applyEdits(current, [edit]);
    if ('refusal' in outcome) throw new Error(`No edit to undo: ${outcome.refusal.message}`);
    current = outcome.content;
  }
  return inverses.flat();
}
