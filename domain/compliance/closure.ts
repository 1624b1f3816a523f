import type { FindingKind } from './finding-lifecycle.ts';

/** A correction or improvement. */
export interface FindingActionItem {
  readonly doneById: string | null;
  /** `2026-05-01`; null until it is done. */
  readonly doneOn: string | null;
}

/** What the closure of a finding depends on. Days as `2026-05-01`. */
export interface ClosingFinding {
  readonly kind: FindingKind;
  readonly raisedOn: string;
  readonly ownerId: string | null;
  readonly rootCause: string;
  /** What was corrected at once, or why nothing was. */
  readonly correction: string;
  readonly actions: readonly FindingActionItem[];
  readonly evidenceDates: readonly string[];
  /** Why an opportunity for improvement is not taken; empty if it is. */
  readonly declinedBecause: string;
}

export interface EffectivenessCheck {
  readonly byId: string;
  readonly on: string;
}

export type ClosureRefusal =
  | 'ROOT_CAUSE_MISSING'
  | 'CORRECTION_MISSING'
  | 'ACTION_MISSING'
  | 'ACTIONS_OPEN'
  | 'EVIDENCE_MISSING'
  | 'CHECK_MISSING'
  | 'OWN_CHECK'
  | 'WAIT';

/** Whether a finding can be closed, why not, and until when to wait. */
export type Closure =
  | { readonly isClosed: true }
  | { readonly isClosed: false; readonly refusal: ClosureRefusal; readonly until: string | null };

const refused = (refusal: ClosureRefusal, until: string | null = null): Closure => ({
  isClosed: false,
  refusal,
  until,
});

/** Days after the last action before its effect can be seen. */
const daysToWait = { MAJOR: 30, MINOR: 14 } as const;

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

function improvementClosure({ actions, declinedBecause }: ClosingFinding): Closure {
  if (declinedBecause.trim() !== '') return { isClosed: true };
  if (actions.length === 0) return refused('ACTION_MISSING');
  return actions.some(({ doneOn }) => doneOn !== null) ? { isClosed: true } : refused('ACTIONS_OPEN');
}

/**
 * Whether a finding can be closed (compliance T7; ISO/IEC 27001, 10.2). A non-conformity needs its cause, its correction, actions
 * that are all done, evidence since it was raised, and a check of the effect by someone who did nothing of it.
 */
export function closureOf(finding: ClosingFinding, check: EffectivenessCheck | null): Closure {
  const { kind, raisedOn, ownerId, rootCause, correction, actions, evidenceDates } = finding;
  if (kind === 'OFI') return improvementClosure(finding);
  if (rootCause.trim() === '') return refused('ROOT_CAUSE_MISSING');
  if (correction.trim() === '') return refused('CORRECTION_MISSING');
  const done = actions.flatMap(({ doneOn }) => (doneOn === null ? [] : [doneOn]));
  const last = done.toSorted().at(-1);
  if (last === undefined && actions.length === 0) return refused('ACTION_MISSING');
  if (last === undefined || done.length < actions.length) return refused('ACTIONS_OPEN');
  if (!evidenceDates.some((day) => day >= raisedOn)) return refused('EVIDENCE_MISSING');
  if (check === null) return refused('CHECK_MISSING');
  if (check.byId === ownerId || actions.some(({ doneById }) => doneById === check.byId)) return refused('OWN_CHECK');
  const until = daysAfter(last, daysToWait[kind]);
  return check.on < until ? refused('WAIT', until) : { isClosed: true };
}
