import { daysAfter } from '../time/days-after.ts';
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
  readonly verifierId: string | null;
  /** Who owned it while it was worked on, before another person was chosen. */
  readonly formerOwnerIds: readonly string[];
  readonly rootCause: string;
  /** What was corrected at once, or why nothing was. */
  readonly correction: string;
  readonly actions: readonly FindingActionItem[];
  /** Who completed an action that was taken up again or removed since. */
  readonly formerDoerIds: readonly string[];
  /** The last day on which a check failed or the finding was reopened: what was done before it was not enough. */
  readonly againFrom: string | null;
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
  | 'NEW_ACTION_MISSING'
  | 'EVIDENCE_MISSING'
  | 'VERIFIER_MISSING'
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

/** The last day on which an action was done; null before all are, and without any. */
function lastDoneOn(actions: readonly FindingActionItem[]): string | null {
  const done = actions.flatMap(({ doneOn }) => (doneOn === null ? [] : [doneOn]));
  return done.length < actions.length ? null : (done.toSorted().at(-1) ?? null);
}

const isDoneSince = ({ doneOn }: FindingActionItem, day: string | null): boolean =>
  doneOn !== null && (day === null || doneOn >= day);

/**
 * The first day on which the effect of the actions can be checked; null before all are done, after a failed check or a reopening
 * before another one is, and for an improvement. An action that is said to be older than the finding counts from that.
 */
export function checkFrom({
  kind,
  raisedOn,
  actions,
  againFrom,
}: Pick<ClosingFinding, 'kind' | 'raisedOn' | 'actions' | 'againFrom'>): string | null {
  const last = lastDoneOn(actions);
  if (kind === 'OFI' || last === null || (againFrom !== null && last < againFrom)) return null;
  return daysAfter(last < raisedOn ? raisedOn : last, daysToWait[kind]);
}

function actionGaps({ kind, actions, againFrom }: ClosingFinding): ClosureRefusal[] {
  if (actions.length === 0) return ['ACTION_MISSING'];
  const isAnyDone = actions.some(({ doneOn }) => doneOn !== null);
  const areEnough = kind === 'OFI' ? isAnyDone : lastDoneOn(actions) !== null;
  if (!areEnough) return ['ACTIONS_OPEN'];
  return actions.some((action) => isDoneSince(action, againFrom)) ? [] : ['NEW_ACTION_MISSING'];
}

function checkGaps(finding: ClosingFinding, check: EffectivenessCheck | null): ClosureRefusal[] {
  if (finding.verifierId === null) return ['VERIFIER_MISSING'];
  if (check === null) return ['CHECK_MISSING'];
  const { ownerId, formerOwnerIds, formerDoerIds, actions } = finding;
  const workedOnIt = [ownerId, ...formerOwnerIds, ...formerDoerIds, ...actions.map(({ doneById }) => doneById)];
  const isOwn = workedOnIt.includes(check.byId);
  const from = checkFrom(finding);
  return [...(isOwn ? ['OWN_CHECK' as const] : []), ...(from !== null && check.on < from ? ['WAIT' as const] : [])];
}

/**
 * All that is missing for the closure of a finding (compliance T7; ISO/IEC 27001, 10.2), in the order in which it is worked on. A
 * non-conformity needs its cause, its correction, actions that are all done, evidence since it was raised, and a check of the effect
 * by someone who did nothing of it. After a check that failed, and once it is reopened, something more must be done.
 */
export function closureGaps(finding: ClosingFinding, check: EffectivenessCheck | null): readonly ClosureRefusal[] {
  const { kind, raisedOn, rootCause, correction, evidenceDates, declinedBecause } = finding;
  if (kind === 'OFI') return declinedBecause.trim() === '' ? actionGaps(finding) : [];
  return [
    ...(rootCause.trim() === '' ? ['ROOT_CAUSE_MISSING' as const] : []),
    ...(correction.trim() === '' ? ['CORRECTION_MISSING' as const] : []),
    ...actionGaps(finding),
    ...(evidenceDates.some((day) => day >= raisedOn) ? [] : ['EVIDENCE_MISSING' as const]),
    ...checkGaps(finding, check),
  ];
}

/** Whether a finding can be closed, and what comes first of what is missing. */
export function closureOf(finding: ClosingFinding, check: EffectivenessCheck | null): Closure {
  const [refusal] = closureGaps(finding, check);
  if (refusal === undefined) return { isClosed: true };
  return refused(refusal, refusal === 'WAIT' ? checkFrom(finding) : null);
}
