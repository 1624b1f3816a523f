import type { RatingLevel } from '#src/ui/data/RatingMeter.tsx';

const levels: readonly RatingLevel[] = [1, 2, 3, 4, 5];

/** Maps an organisation's band to the theme's five levels; bands beyond the fifth share the last. */
export const levelOf = (level: number): RatingLevel => levels[Math.min(level, levels.length) - 1] ?? 1;
