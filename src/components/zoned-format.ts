import { dayAndTimeIn, instantIn } from '#domain/time/zoned-time.ts';

import { zoneOf } from './format.ts';

/** The day (`2026-11-20`) and time (`16:42`) of a timestamp in the person's own time zone. */
export const dayAndTime = (instant: string) => dayAndTimeIn(zoneOf(), instant);

/** The timestamp of a day and time in the person's own time zone. */
export const instantAt = (day: string, time: string): string => instantIn(zoneOf(), day, time);
