import { pastedLines } from '#domain/questionnaire/pasted-lines.ts';
import {
  bareQuestion,
  isChosen,
  numberedQuestions,
  type Question,
  type Questionnaire,
  type QuestionType,
} from '#domain/questionnaire/questionnaire.ts';
import { findQuestion, type TemplateContent, type TemplateEdit } from '#domain/questionnaire/template-edits.ts';
import { beginningOf } from '#domain/text/beginning-of.ts';
import type { BuilderEvent, Selection } from '#machines/questionnaire-builder/questionnaire-builder.types.ts';

type Making = Extract<BuilderEvent, { type: 'edits.made' }>;

const newId = () => crypto.randomUUID();

const option = (value: string) => ({ value, score: null, warning: '' });

/** The options that a type begins with. */
const initialOptions = (type: QuestionType): Question['options'] =>
  type === 'RADIO' || type === 'CHECKBOX' ? [option('Option 1'), option('Option 2')] : [];

/** A question of a type, with a text or without. */
export const newQuestion = (type: QuestionType, text = ''): Question => ({
  ...bareQuestion(newId(), text),
  type,
  options: initialOptions(type),
  weight: isChosen({ type }) ? 1 : 0,
});

/**
 * Another type. Options are kept, so that nothing is lost on the way back; what is chosen for the first time begins as a new
 * question of its type, with its weight.
 */
export function typeChange({ type: before, options, weight }: Question, type: QuestionType): Partial<Question> {
  if (options.length > 0) return { type, options };
  const fresh = newQuestion(type);
  const isFirst = weight === 0 && !isChosen({ type: before });
  return { type, options: fresh.options, ...(isFirst && { weight: fresh.weight }) };
}

/** Where something is added: after what is selected, or at the end. */
function placeAfter(content: TemplateContent, selection: Selection | null) {
  const found = selection?.kind === 'question' ? findQuestion(content, selection.id) : undefined;
  const sectionIndex =
    selection?.kind === 'section' ? content.findIndex(({ id }) => id === selection.id) : found?.sectionIndex;
  const section = content[sectionIndex ?? -1] ?? content.at(-1);
  return { section, sectionIndex, at: found && found.index + 1 };
}

/** Adds a section after the selected one. */
export function addSection(content: TemplateContent, selection: Selection | null): Making {
  const questionnaireId = newId();
  const { sectionIndex } = placeAfter(content, selection);
  return {
    type: 'edits.made',
    edits: [
      {
        kind: 'PUT_SECTION',
        questionnaireId,
        title: '',
        ...(sectionIndex !== undefined && { at: sectionIndex + 1 }),
      },
    ],
    selects: { kind: 'section', id: questionnaireId },
  };
}

/** Adds questions after the selected one; in a section of their own if there is none. The last is selected. */
export function addQuestions(
  content: TemplateContent,
  selection: Selection | null,
  questions: readonly Question[],
): Making {
  const { section, at } = placeAfter(content, selection);
  const questionnaireId = section?.id ?? newId();
  const isNew = section === undefined;
  const puts = questions.map((question, index): TemplateEdit => ({
    kind: 'PUT_QUESTION',
    questionnaireId,
    question,
    ...(at !== undefined && { at: at + index }),
  }));
  const last = questions.at(-1);
  return {
    type: 'edits.made',
    edits: [...(isNew ? [{ kind: 'PUT_SECTION', questionnaireId, title: '' } as const] : []), ...puts],
    selects: last === undefined ? selection : { kind: 'question', id: last.id },
  };
}

/** Adds whole sections at the end. The first is selected. */
export function addSections(questionnaires: readonly Questionnaire[]): Making {
  const [first] = questionnaires;
  return {
    type: 'edits.made',
    edits: questionnaires.flatMap(({ id: questionnaireId, title, description, questions }): TemplateEdit[] => [
      { kind: 'PUT_SECTION', questionnaireId, title, description },
      ...questions.map((question): TemplateEdit => ({ kind: 'PUT_QUESTION', questionnaireId, question })),
    ]),
    ...(first !== undefined && { selects: { kind: 'section', id: first.id } }),
  };
}

/** A question for each line of a text, without the numbers or bullets before them. */
export const pastedQuestions = (text: string, type: QuestionType): readonly Question[] =>
  pastedLines(text).map((line) => newQuestion(type, beginningOf(line, 2000)));

/** A copy of what is selected, after it. Conditions within a copied section name its copies. */
export function duplicate(content: TemplateContent, selection: Selection): Making | undefined {
  if (selection.kind === 'question') {
    const found = findQuestion(content, selection.id);
    // The number of a catalogue stays with the question that it is of.
    return found && addQuestions(content, selection, [{ ...found.question, id: newId(), ownNumber: '' }]);
  }
  const index = content.findIndex(({ id }) => id === selection.id);
  const section = content[index];
  if (section === undefined) return undefined;
  const questionnaireId = newId();
  const copies = new Map(section.questions.map(({ id }) => [id, newId()]));
  const { title, description } = section;
  const questions = section.questions.map((question): TemplateEdit => {
    const { id, shownWhen } = question;
    const condition = shownWhen && {
      ...shownWhen,
      questionId: copies.get(shownWhen.questionId) ?? shownWhen.questionId,
    };
    return {
      kind: 'PUT_QUESTION',
      questionnaireId,
      question: { ...question, id: copies.get(id) ?? newId(), shownWhen: condition, ownNumber: '' },
    };
  });
  return {
    type: 'edits.made',
    edits: [{ kind: 'PUT_SECTION', questionnaireId, title, description, at: index + 1 }, ...questions],
    selects: { kind: 'section', id: questionnaireId },
  };
}

/** What is selected once something is removed: what follows it, or precedes it. */
function neighbourOf(content: TemplateContent, { kind, id }: Selection): Selection | null {
  const found = findQuestion(content, id);
  if (kind === 'question' && found !== undefined) {
    const { index: at, section } = found;
    const next = section.questions[at + 1] ?? section.questions[at - 1];
    return next === undefined ? { kind: 'section', id: section.id } : { kind, id: next.id };
  }
  const index = content.findIndex((one) => one.id === id);
  const next = content[index + 1] ?? content[index - 1];
  return next === undefined ? null : { kind: 'section', id: next.id };
}

/** Removes what is selected. */
export function remove(content: TemplateContent, selection: Selection): Making {
  const found = findQuestion(content, selection.id);
  const edit: TemplateEdit =
    selection.kind === 'question' && found !== undefined
      ? { kind: 'REMOVE_QUESTION', questionnaireId: found.section.id, questionId: selection.id }
      : { kind: 'REMOVE_SECTION', questionnaireId: selection.id };
  return { type: 'edits.made', edits: [edit], selects: neighbourOf(content, selection) };
}

/** Moves what is selected one place up (-1) or down (1); a question also into the neighbouring section. */
export function move(content: TemplateContent, { kind, id }: Selection, by: -1 | 1): Making | undefined {
  if (kind === 'section') {
    const at = content.findIndex((section) => section.id === id) + by;
    return at < 0 || at >= content.length
      ? undefined
      : { type: 'edits.made', edits: [{ kind: 'MOVE_SECTION', questionnaireId: id, at }] };
  }
  const found = findQuestion(content, id);
  if (found === undefined) return undefined;
  const { index, section, sectionIndex } = found;
  const at = index + by;
  if (at >= 0 && at < section.questions.length) return moveTo(id, section.id, at);
  const other = content[sectionIndex + by];
  return other && moveTo(id, other.id, by < 0 ? other.questions.length : 0);
}

/** Moves a question to a place in a section. */
export const moveTo = (questionId: string, questionnaireId: string, at: number): Making => ({
  type: 'edits.made',
  edits: [{ kind: 'MOVE_QUESTION', questionnaireId, questionId, at }],
});

/** `2.4`, `Section 2`, or nothing for what is not there (specification section 2.3). */
export function numberOf(content: TemplateContent, { kind, id }: Selection): string {
  if (kind === 'question') return numberedQuestions(content).find(({ question }) => question.id === id)?.number ?? '';
  const index = content.findIndex((section) => section.id === id);
  return index < 0 ? '' : `Section ${index + 1}`;
}

/** All sections and questions in their order, as the outline lists them. */
export const inOrder = (content: TemplateContent): readonly Selection[] =>
  content.flatMap(({ id, questions }) => [
    { kind: 'section' as const, id },
    ...questions.map((question) => ({ kind: 'question' as const, id: question.id })),
  ]);
