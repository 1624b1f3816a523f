/** A review counts as due soon this many days ahead. */
export const dueWithinDays = 30;

const dayInMilliseconds = 86_400_000;

/** Days from one ISO date (`2026-11-20`) to another; negative if it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayInMilliseconds);

/** A date is overdue once it has passed, not on the day itself. */
export const isOverdue = (day: string, today: string): boolean => daysBetween(day, today) > 0;
