/**
 * A part of a whole in whole percent, rounded half up. 100 only if it is all of it, and 0 only if it is nothing, so that no
 * rounding reports something as complete or as not begun. Null of an empty whole.
 */
export function percentOf(part: number, whole: number): number | null {
  if (whole <= 0) return null;
  if (part <= 0) return 0;
  if (part >= whole) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * part) / whole)));
}

/** Percent as text: `92%`. */
export const percentText = (percent: number | string): string => `${percent}%`;

/** The same as text: `92%`; an empty text of an empty whole. */
export function shareText(part: number, whole: number): string {
  const percent = percentOf(part, whole);
  return percent === null ? '' : percentText(percent);
}
