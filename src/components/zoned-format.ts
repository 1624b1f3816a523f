import { oddTimeIn, type OddTime } from '#domain/time/odd-time.ts';
import { dayAndTimeIn, instantIn } from '#domain/time/zoned-time.ts';

import { zoneOf } from './format.ts';

/** The day (`2026-11-20`) and time (`16:42`) of a timestamp in the person's own time zone. */
export const dayAndTime = (instant: string) => dayAndTimeIn(zoneOf(), instant);

/** The timestamp of a day and time in the person's own time zone. */
export const instantAt = (day: string, time: string): string => instantIn(zoneOf(), day, time);

/** A time that the clocks of the person's zone skip or show twice on that day; undefined for any other. */
export const oddTimeAt = (day: string, time: string): OddTime | undefined => oddTimeIn(zoneOf(), day, time);
