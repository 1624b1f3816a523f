import { daysBetween } from '../time/review-dates.ts';
import type { Problem } from './lifecycle.ts';

/*
 * The one rule for the time in which an exemption applies. All days are ISO dates where the organisation is, both ends
 * included; whether one applies follows from them, never from what a job has done.
 */

/** How many days an exemption may apply unless the organisation says otherwise. */
export const usualExemptionDays = 365;

/** How often one can be extended. Then it ends, and is renewed with everything that is asked for. */
const mostExtensions = 2;

export interface Term {
  /** Null: from its approval. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

type Stored = Term & { readonly status: string };

/** How many days there are from the first to the last, both included. */
export const termDays = (validFrom: string, validTo: string): number => daysBetween(validFrom, validTo) + 1;

/** Whether the last day of an approved exemption has passed. */
export const isLapsed = ({ status, validTo }: Stored, today: string): boolean =>
  status === 'APPROVED' && validTo !== null && validTo < today;

/** Whether an exemption applies on a day. */
export const isInForce = (stored: Stored, today: string): boolean =>
  stored.status === 'APPROVED' && (stored.validFrom ?? today) <= today && !isLapsed(stored, today);

/** What is wrong with the time for which an exemption is asked; what is missing is said elsewhere. */
export function termProblems({ validFrom, validTo }: Term, today: string, mostDays: number): readonly Problem[] {
  if (validTo === null) return [];
  const from = validFrom ?? today;
  const problem = (message: string) => [{ field: 'validTo', message }];
  if (validTo < today) return problem('Choose today or a later day');
  if (validTo < from) return problem('Choose the first day or a later one');
  return termDays(from, validTo) > mostDays
    ? problem(`An exemption may apply for at most ${mostDays} days: choose an earlier day`)
    : [];
}

/** What is wrong with a later last day. */
export function extensionProblems(current: Term, validTo: string, today: string, mostDays: number): readonly Problem[] {
  if (validTo <= (current.validTo ?? '')) return [{ field: 'validTo', message: 'Choose a day after its last day' }];
  return termProblems({ ...current, validTo }, today, mostDays);
}

/** Why an extension cannot be asked for now; undefined if it can. */
export function extensionObstacle(
  stored: Stored,
  extensions: readonly { readonly status: string }[],
  today: string,
): string | undefined {
  if (!isInForce(stored, today)) return 'Only an exemption in force can be extended: renew it instead';
  if (extensions.some(({ status }) => status === 'REQUESTED')) return 'An extension has been asked for already';
  return extensions.filter(({ status }) => status === 'GRANTED').length >= mostExtensions
    ? `It has been extended ${mostExtensions} times: renew it once it has expired`
    : undefined;
}
