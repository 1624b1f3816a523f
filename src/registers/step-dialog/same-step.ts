import { mergeDraft } from '#machines/record/merge.ts';
import type { StepRules } from '#machines/step-dialog/step-dialog.machine.ts';

interface SameStep<Draft extends object> {
  /** What a draft is a step of: the step, and the id of what it is about where a screen shows several. */
  readonly of: (draft: Draft) => string;
  /** The fields that say what was read, such as the version: they are those of the new request. */
  readonly read: readonly (keyof Draft)[];
}

/** Keeps what was typed for a step that is requested again, after someone else changed what it is about. */
export const sameStep =
  <Draft extends object>({ of, read }: SameStep<Draft>): NonNullable<StepRules<Draft>['carriedOver']> =>
  (kept, requested) => {
    if (of(kept) !== of(requested)) return requested;
    const now: Partial<Draft> = {};
    for (const field of read) now[field] = requested[field];
    return { ...kept, ...now };
  };

/**
 * Keeps what was typed into a form that is opened again, after someone else changed what it shows: a field that only they changed is
 * theirs, and one that both changed stays as it was typed.
 * @param of the id of what is edited; one for all that is new
 */
export const sameEdit =
  <Draft extends object>(of: (draft: Draft) => string): NonNullable<StepRules<Draft>['carriedOver']> =>
  (kept, requested, begun) =>
    of(kept) === of(requested) ? mergeDraft(begun, kept, requested).draft : requested;
