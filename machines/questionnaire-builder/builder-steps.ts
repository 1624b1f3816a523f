import {
  applyEdits,
  inverseOfAll,
  type TemplateContent,
  type TemplateEdit,
} from '#domain/questionnaire/template-edits.ts';

import type { BuilderContext, BuilderStep, Selection } from './questionnaire-builder.types.ts';

/** How far back a person can go. */
const mostSteps = 200;

/** The most edits of a request, as in the contract. */
const mostEdits = 200;

/** The most characters of a request: its most bytes, at three a character. */
const mostCharacters = 300_000;

/** The id of the question or section that an edit puts as a whole; undefined for other edits. */
const putBy = ({ kind, question, questionnaireId }: TemplateEdit): string | undefined => {
  if (kind === 'PUT_QUESTION') return question?.id;
  return kind === 'PUT_SECTION' ? questionnaireId : undefined;
};

/** Edits followed by others: what is put twice in a row is put once, where the first put it. */
function joined(edits: readonly TemplateEdit[], added: readonly TemplateEdit[]): readonly TemplateEdit[] {
  const [next] = added;
  const last = edits.at(-1);
  if (last === undefined || next === undefined || added.length > 1) return [...edits, ...added];
  const id = putBy(next);
  if (id === undefined || last.kind !== next.kind || putBy(last) !== id) return [...edits, next];
  return edits.with(edits.length - 1, { ...next, ...(last.at !== undefined && { at: last.at }) });
}

interface Making {
  readonly edits: readonly TemplateEdit[];
  readonly name?: string | undefined;
  readonly selects?: Selection | null | undefined;
}

const isRepeated = (last: BuilderStep | undefined, name: string | null): last is BuilderStep =>
  last !== undefined && name !== null && last.name === name;

/** The context after edits; with a refusal if they cannot be made. */
export function madeIn(context: BuilderContext, { edits, name: given, selects }: Making): Partial<BuilderContext> {
  const outcome = applyEdits(context.content, edits);
  if ('refusal' in outcome) return { refusal: outcome.refusal.message };
  const name: string | null = given ?? null;
  const to = selects === undefined ? context.selection : selects;
  const last = context.done.at(-1);
  const step: BuilderStep = isRepeated(last, name)
    ? { ...last, edits, to }
    : { edits, inverse: inverseOfAll(edits, context.content), from: context.selection, to, name };
  const before = isRepeated(last, name) ? context.done.slice(0, -1) : context.done;
  return {
    content: outcome.content,
    selection: to,
    done: [...before, step].slice(-mostSteps),
    undone: [],
    waiting: joined(context.waiting, edits),
    refusal: null,
  };
}

/** The context without the last step. */
export function undoneIn({ content, done, undone, waiting }: BuilderContext): Partial<BuilderContext> {
  const step = done.at(-1);
  if (step === undefined) return {};
  const outcome = applyEdits(content, step.inverse);
  if ('refusal' in outcome) return { done: [], refusal: outcome.refusal.message };
  return {
    content: outcome.content,
    selection: step.from,
    done: done.slice(0, -1),
    // What is typed next is another step.
    undone: [...undone, { ...step, name: null }],
    waiting: [...waiting, ...step.inverse],
    refusal: null,
  };
}

/** The context with the step that was undone last. */
export function redoneIn({ content, done, undone, waiting }: BuilderContext): Partial<BuilderContext> {
  const step = undone.at(-1);
  if (step === undefined) return {};
  const outcome = applyEdits(content, step.edits);
  if ('refusal' in outcome) return { undone: [], refusal: outcome.refusal.message };
  return {
    content: outcome.content,
    selection: step.to,
    done: [...done, step],
    undone: undone.slice(0, -1),
    waiting: [...waiting, ...step.edits],
    refusal: null,
  };
}

/** The selection ends the step of what was typed. */
export const selectedIn = ({ done }: BuilderContext, selection: Selection | null): Partial<BuilderContext> => {
  const last = done.at(-1);
  return {
    selection,
    done: last === undefined ? done : done.with(done.length - 1, { ...last, name: null }),
    refusal: null,
  };
};

/** The edits of the next request: as many as it may have. */
export function nextEdits(waiting: readonly TemplateEdit[]): readonly TemplateEdit[] {
  let characters = 0;
  const end = waiting.slice(0, mostEdits).findIndex((edit, index) => {
    characters += JSON.stringify(edit).length;
    return index > 0 && characters > mostCharacters;
  });
  return waiting.slice(0, end < 0 ? mostEdits : end);
}

/** A person's edits on top of what someone else has stored, without those that do not fit. */
export function rebased(theirs: TemplateContent, edits: readonly TemplateEdit[]) {
  let content = theirs;
  const kept = edits.filter((edit) => {
    const outcome = applyEdits(content, [edit]);
    if ('refusal' in outcome) return false;
    content = outcome.content;
    return true;
  });
  return { content, waiting: kept, dropped: edits.length - kept.length };
}
