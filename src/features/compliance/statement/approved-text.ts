import type { Statement } from '#src/api/compliance/statements.ts';
import { formatDay } from '#src/components/format.ts';

type Approved = Pick<Statement, 'approvedNumber' | 'approvedReviewOn' | 'isApprovedExpired'>;

/** The version that holds, whatever is being drafted, and whether its review date has passed; null before the first. */
export function approvedText({ approvedNumber, approvedReviewOn, isApprovedExpired }: Approved): string | null {
  if (approvedNumber === null) return null;
  if (approvedReviewOn === null) return approvedNumber;
  return isApprovedExpired
    ? `${approvedNumber}, expired after ${formatDay(approvedReviewOn)}`
    : `${approvedNumber}, holds until ${formatDay(approvedReviewOn)}`;
}
