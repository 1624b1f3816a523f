/** A review counts as due soon this many days ahead. */
export const dueWithinDays = 30;

const dayInMilliseconds = 86_400_000;

/** Days from one ISO date (`2026-11-20`) to another; negative if it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayInMilliseconds);

/** A date is overdue once it has passed, not on the day itself. */
export const isOverdue = (day: string, today: string): boolean => daysBetween(day, today) > 0;

/** A record whose next review is overdue or due soon. */
export interface DueReview<Reviewed> {
  readonly record: Reviewed;
  readonly day: string;
  /** Counted from today; negative if overdue. */
  readonly inDays: number;
}

/** Returns the reviews that are overdue or due soon, in the order of the records. */
export const dueReviews = <Reviewed extends { readonly nextReviewOn: string | null }>(
  records: readonly Reviewed[],
  today: string,
): readonly DueReview<Reviewed>[] =>
  records.flatMap((record) => {
    if (record.nextReviewOn === null) return [];
    const inDays = daysBetween(today, record.nextReviewOn);
    return inDays <= dueWithinDays ? [{ record, day: record.nextReviewOn, inDays }] : [];
  });
