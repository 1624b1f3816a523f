import { formatNumber } from '#src/components/format.ts';

/** From here on, a duration is given in days. */
const longestInHours = 72;

/** `6 h` or `4.5 d`: one digit after the point below ten. @param hours any number that is not negative */
export function durationText(hours: number): string {
  const isLong = hours >= longestInHours;
  const amount = isLong ? hours / 24 : hours;
  const shown = amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
  return `${formatNumber(shown)} ${isLong ? 'd' : 'h'}`;
}
