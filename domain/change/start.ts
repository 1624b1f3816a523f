/** How the start of a change lies to what was planned and decided on. */
export type StartAgainstPlan = 'BEFORE_ITS_DAY' | 'AFTER_ITS_WINDOW';

interface Planned {
  readonly plannedStart: string | null;
  readonly plannedEnd: string | null;
}

/**
 * What a person is told before they start a change at another time than was decided on; undefined if it is within its window, or on
 * the day of it. It is not refused: the person who carries it out answers for the time, and the change keeps both.
 * @param dayOf the day of an instant, where the organisation is
 */
export function startAgainstPlan(
  { plannedStart, plannedEnd }: Planned,
  startedAt: string,
  dayOf: (instant: string) => string,
): StartAgainstPlan | undefined {
  if (plannedStart !== null && dayOf(startedAt) < dayOf(plannedStart)) return 'BEFORE_ITS_DAY';
  return plannedEnd !== null && Date.parse(startedAt) >= Date.parse(plannedEnd) ? 'AFTER_ITS_WINDOW' : undefined;
}
