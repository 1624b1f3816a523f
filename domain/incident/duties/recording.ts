import { instantOf } from '../../time/rough-time.ts';
import { futureProblem, isInFuture } from '../times.ts';

/** What is recorded of a duty, as a person enters it. */
export interface DutyRecording {
  readonly response: 'PUT' | 'WITHDRAW' | 'GIVE' | 'REPORT_PROGRESS' | 'WAIVE' | 'CORRECT' | 'RETRACT';
  readonly regime: string | null;
  /** Null until known; a text that is not complete while it is typed. */
  readonly at: string | null;
  readonly reason: string;
}

/** A field, and what is wrong with it. */
export interface RecordingProblem {
  readonly field: 'regime' | 'at' | 'reason';
  readonly message: string;
}

const asksWhen: ReadonlySet<DutyRecording['response']> = new Set(['GIVE', 'REPORT_PROGRESS', 'CORRECT']);
const asksWhy: ReadonlySet<DutyRecording['response']> = new Set(['WITHDRAW', 'WAIVE', 'CORRECT', 'RETRACT']);

/** The fields that a response needs. */
export const neededFor = (response: DutyRecording['response']): readonly RecordingProblem['field'][] => [
  ...(response === 'PUT' ? (['regime'] as const) : []),
  ...(asksWhen.has(response) ? (['at'] as const) : []),
  ...(asksWhy.has(response) ? (['reason'] as const) : []),
];

/**
 * What is wrong with the time at which something was given: nothing is given in the future (5 minutes of skew allowed) nor before the
 * organisation was aware (incidents.md, 1). Undefined if nothing is.
 */
export function problemOfGiven(at: string | null, awareAt: string | null, now: number): string | undefined {
  if (at === null || Number.isNaN(Date.parse(at))) return 'Say when';
  if (isInFuture(at, now)) return futureProblem;
  if (awareAt === null) return 'Record first when the organisation became aware';
  if (instantOf(awareAt) === null)
    return 'Record first at what time the organisation became aware: only its day, month or year is known';
  return Date.parse(at) < Date.parse(awareAt) ? 'This is before the organisation became aware' : undefined;
}

/** What keeps something from being recorded, by what its person sees. */
export function problemsOfRecording(
  { response, regime, at, reason }: DutyRecording,
  { awareAt, now }: { readonly awareAt: string | null; readonly now: number },
): RecordingProblem[] {
  const wrongTime = asksWhen.has(response) ? problemOfGiven(at, awareAt, now) : undefined;
  return [
    ...(response === 'PUT' && regime === null ? [{ field: 'regime' as const, message: 'Choose a regime' }] : []),
    ...(wrongTime === undefined ? [] : [{ field: 'at' as const, message: wrongTime }]),
    ...(asksWhy.has(response) && reason.trim() === '' ? [{ field: 'reason' as const, message: 'Give a reason' }] : []),
  ];
}
