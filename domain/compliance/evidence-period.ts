/** The days that a piece of evidence is about, as `2026-01-01`. */
interface CoveredDays {
  readonly coversFrom: string | null;
  readonly coversTo: string | null;
}

/** What is wrong with the days that evidence covers: a period has both of them, in their order. */
export function periodMistakes({ coversFrom, coversTo }: CoveredDays): { field: string; message: string }[] {
  if (coversFrom === null && coversTo === null) return [];
  if (coversTo === null) return [{ field: 'coversTo', message: 'Choose the last day that it covers' }];
  if (coversFrom === null) return [{ field: 'coversFrom', message: 'Choose the first day that it covers' }];
  return coversFrom > coversTo ? [{ field: 'coversTo', message: 'Choose a day that is not before the first one' }] : [];
}

interface VersionDates extends CoveredDays {
  readonly madeOn: string | null;
}

/** What is wrong with the dates of a version of evidence: it has one, and none was made in the future. */
export function versionMistakes(dates: VersionDates, today: string): { field: string; message: string }[] {
  const { madeOn, coversTo } = dates;
  const period = periodMistakes(dates);
  if (madeOn === null && coversTo === null)
    return [{ field: 'madeOn', message: 'Say when it was made, or which days it covers' }, ...period];
  const isAhead = madeOn !== null && madeOn > today;
  return [...(isAhead ? [{ field: 'madeOn', message: 'Choose today or an earlier day' }] : []), ...period];
}
