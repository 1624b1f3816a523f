import type { RatingLevel } from '#src/ui/data/RatingMeter.tsx';

const levels: readonly RatingLevel[] = [1, 2, 3, 4, 5];

/** An organisation's band on the five steps of the theme; more bands than five share the last. */
export const levelOf = (level: number): RatingLevel => levels[Math.min(level, levels.length) - 1] ?? 1;
