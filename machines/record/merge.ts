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
export const sameValue = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

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
