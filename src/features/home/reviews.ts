import type { Risk } from '#src/api/risks.ts';
import { daysBetween } from '#src/components/format.ts';

/** How far ahead a review counts as due. */
export const dueWithinDays = 30;

/** A risk whose next review is overdue or near. */
export interface DueReview {
  readonly risk: Risk;
  readonly day: string;
  /** From today; negative where it is overdue. */
  readonly inDays: number;
}

/** The reviews that are overdue or due within 30 days, in the order of the risks. */
export function dueReviews(risks: readonly Risk[], today: string): readonly DueReview[] {
  return risks.flatMap((risk) => {
    if (risk.nextReviewOn === null) return [];
    const inDays = daysBetween(today, risk.nextReviewOn);
    return inDays <= dueWithinDays ? [{ risk, day: risk.nextReviewOn, inDays }] : [];
  });
}
