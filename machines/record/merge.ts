import type { UnsavedText } from '../unsaved-text/unsaved-text.types.ts';

/** A field that both sides changed since it was read; the user resolves it. */
export interface FieldConflict<Draft> {
  readonly field: keyof Draft & string;
  readonly mine: Draft[keyof Draft];
  readonly theirs: Draft[keyof Draft];
}

export interface Merge<Draft> {
  readonly draft: Draft;
  readonly conflicts: readonly FieldConflict<Draft>[];
}

/** Drafts hold JSON values: text, numbers, null, and lists of them, which are compared as a whole. */
export const sameValue = (left: unknown, right: unknown): boolean =>
  left === right || (typeof left !== 'string' && JSON.stringify(left) === JSON.stringify(right));

const fieldsOf = <Draft extends object>(draft: Draft): (keyof Draft & string)[] =>
  Object.keys(draft).filter((field): field is keyof Draft & string => Object.hasOwn(draft, field));

/** Returns the fields in which a draft differs from its initial values. */
export function changesOf<Draft extends object>(initial: Draft, draft: Draft): Partial<Draft> {
  const changes: Partial<Draft> = {};
  for (const field of fieldsOf(draft)) if (!sameValue(initial[field], draft[field])) changes[field] = draft[field];
  return changes;
}

/**
 * Three-way merge of a draft with a concurrent save: a field changed on one side takes that side's value; one changed on
 * both sides to different values keeps mine and is reported as a conflict.
 */
export function mergeDraft<Draft extends object>(initial: Draft, mine: Draft, theirs: Draft): Merge<Draft> {
  const draft = { ...mine };
  const conflicts: FieldConflict<Draft>[] = [];
  for (const field of fieldsOf(mine)) {
    const changedByMe = !sameValue(initial[field], mine[field]);
    const changedByThem = !sameValue(initial[field], theirs[field]);
    if (!changedByThem || sameValue(mine[field], theirs[field])) continue;
    if (changedByMe) conflicts.push({ field, mine: mine[field], theirs: theirs[field] });
    else draft[field] = theirs[field];
  }
  return { draft, conflicts };
}

/** The fields in which a draft differs from its initial values, as they are kept until they are saved; null for none. */
export function textOf<Draft extends object>(initial: Draft, draft: Draft): UnsavedText | null {
  const fields = Object.keys(changesOf(initial, draft));
  if (fields.length === 0) return null;
  const only = (from: Draft) => Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field)));
  return { changes: only(draft), before: only(initial) };
}

/** What was kept by an earlier version of the form may have another type. */
function isLike<Value>(sample: Value, value: unknown): value is Value {
  if (sample === null || value === null) return value !== undefined;
  return typeof sample === typeof value && Array.isArray(sample) === Array.isArray(value);
}

/**
 * Puts a kept text into a form that was opened again. A field that someone else has changed since it was typed is a conflict.
 * @param initial the values that are stored now, or those of a new record
 */
export function restoreDraft<Draft extends object>(initial: Draft, { changes, before }: UnsavedText): Merge<Draft> {
  const draft = { ...initial };
  const conflicts: FieldConflict<Draft>[] = [];
  for (const field of fieldsOf(initial)) {
    const [mine, theirs] = [changes[field], initial[field]];
    if (!Object.hasOwn(changes, field) || !isLike(theirs, mine)) continue;
    draft[field] = mine;
    if (!sameValue(before[field], theirs) && !sameValue(mine, theirs)) conflicts.push({ field, mine, theirs });
  }
  return { draft, conflicts };
}
