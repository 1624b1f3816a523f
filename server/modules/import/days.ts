import { isDay } from '#domain/time/real-day.ts';
import { monthOrYearIn } from '#domain/time/rough-time.ts';
import { instantsIn } from '#domain/time/zoned-time.ts';
import type { Schemas } from '#server/contract/types.ts';

type Read = { readonly value: string } | { readonly problem: string };

type Order = Schemas['ImportDayOrder'] | null;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const mostMonths = 12;

const dayProblem = { problem: 'Write the day as 2026-11-23' };
const doubtful = { problem: `${dayProblem.problem}: this could be two different days` };

/** 30 February, and what the order of the file does not allow. */
const noSuchDay = { problem: 'This is not a valid date' };

/** A group of a pattern, which the type of a match does not promise. */
type Part = string | number | undefined;

/** A year with two digits is of this century. */
function ofParts(year: Part, month: Part, day: Part): Read {
  const inFull = String(year).length === 2 ? `20${String(year)}` : String(year);
  const value = [inFull, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return isDay(value) ? { value } : noSuchDay;
}

/** `3/11/2026`, `3/11/26`, `3-11-2026`. With hyphens and two digits of the year, the year could be the first part as well. */
const inSomeOrder = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|(?<=\/)\d{2})$/;

/** Whether a text with slashes or hyphens is one day or another, by the order of its parts. */
export function isDoubtfulDay(text: string): boolean {
  const [, one, , other] = inSomeOrder.exec(text.trim().split(/[ ,T]/, 1)[0] ?? '') ?? [];
  return one !== undefined && Number(one) !== Number(other) && Number(one) <= mostMonths && Number(other) <= mostMonths;
}

function byOrder([, one, , other, year]: readonly Part[], order: Order): Read {
  if (order === 'DAY_FIRST') return ofParts(year, other, one);
  if (order === 'MONTH_FIRST') return ofParts(year, one, other);
  if (Number(one) === Number(other) || Number(one) > mostMonths) return ofParts(year, other, one);
  return Number(other) > mostMonths ? ofParts(year, one, other) : doubtful;
}

const millisecondsPerDay = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);

/** The number of a day in spreadsheet programs, from 1954 to 2119: where its format is lost, it is all that is left. */
const numbered = (text: string): Read => ({
  value: new Date(dayZero + Number(text) * millisecondsPerDay).toISOString().slice(0, 'yyyy-mm-dd'.length),
});

/** `23 Nov 2026`, `23-Nov-26`, `3-january-2026`. */
const dayBeforeMonth = /^(\d{1,2})\.?[\s-]([A-Za-z]{3})[a-z]*\.?,?[\s-](\d{4}|\d{2})$/;

/** `November 23, 2026`, `Nov 23 2026`. */
const monthBeforeDay = /^([A-Za-z]{3})[a-z]*\.?[\s-](\d{1,2}),?[\s-](\d{4})$/;

/** A day whose month is a word; undefined if there is none. */
function spelt(text: string): Read | undefined {
  const [, day, name, year] = dayBeforeMonth.exec(text) ?? [];
  const [, otherName, otherDay, otherYear] = monthBeforeDay.exec(text) ?? [];
  const month = months.indexOf(String(name ?? otherName).toLowerCase()) + 1;
  return month === 0 ? undefined : ofParts(year ?? otherYear, month, day ?? otherDay);
}

/** Midnight after a day: spreadsheet programs write it where a column has times. */
const midnight = /(?:T|,? )(?:0?0:00(?::00(?:\.0{1,9})?)?|12:00(?::00)? AM)Z?$/i;

/** A day as spreadsheet programs write it; one that could be two days is refused unless the order is known. */
export function dayIn(text: string, order: Order): Read {
  const day = text.replace(midnight, '');
  const [, year, , month, date] = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})$/.exec(day) ?? [];
  if (year !== undefined) return ofParts(year, month, date);
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/.exec(day);
  if (dotted) return ofParts(dotted[3], dotted[2], dotted[1]);
  const parts = inSomeOrder.exec(day);
  if (parts) return byOrder(parts, order);
  return spelt(day) ?? (/^[2-7]\d{4}$/.test(text) ? numbered(text) : dayProblem);
}

/** Day, hour, minute, seconds, half of the day, zone. The T before a time is none of a month's name. */
const dayAndTime =
  /^([^ ].{4,24}?)(?:T|,? {1,2})(\d{1,2}):(\d{2})(:\d{2}(?:\.\d{1,9})?)?\s?([AP]M)? ?(Z|UTC|[+-]\d{2}:\d{2})?$/i;

/** The hour from 0, of a clock with or without halves of the day; undefined if there is none. */
function hourOf(text: string, half: string | undefined): number | undefined {
  const hour = Number(text);
  if (half === undefined) return hour < 24 ? hour : undefined;
  return hour < 1 || hour > 12 ? undefined : (hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
}

const padded = (number: number) => String(number).padStart(2, '0');

const instantProblem = { problem: 'Write day and time as 2026-11-23 14:05, if you like with Z or +01:00' };

/** How far within its minute, in milliseconds. */
const within = (seconds: string): number => Math.floor(Number(`0${seconds.slice(1)}`) * 1000);

/** The instant of a time on a clock of a time zone. One that clocks skip or show twice is refused. */
function onClock(day: string, time: string, seconds: string, timeZone: string): Read {
  const [instant, another] = instantsIn(timeZone, day, time);
  const how = `Write it with its offset, ${day} ${time}+00:00`;
  if (instant === undefined) return { problem: `Clocks in ${timeZone} skip ${day} ${time}. ${how}` };
  if (another !== undefined) return { problem: `Clocks in ${timeZone} show ${day} ${time} twice. ${how}` };
  return { value: new Date(Date.parse(instant) + within(seconds)).toISOString() };
}

/** An instant: without a zone of its own, on the clocks of `timeZone`; a day alone is none. */
export function instantIn(text: string, order: Order, timeZone: string): Read {
  const [, dayText = '', hourText = '', minute = '', seconds = '', half, zone] = dayAndTime.exec(text) ?? [];
  const hour = hourOf(hourText, half);
  if (dayText === '' || hour === undefined || Number(minute) > 59 || Number(seconds.slice(1)) >= 60)
    return instantProblem;
  const day = dayIn(dayText, order);
  if ('problem' in day) return day.problem === dayProblem.problem ? instantProblem : day;
  const time = `${padded(hour)}:${minute}`;
  if (zone === undefined) return onClock(day.value, time, seconds, timeZone);
  const at = new Date(`${day.value}T${time}${seconds}${zone.toUpperCase().replace('UTC', 'Z')}`);
  return Number.isNaN(at.getTime()) ? instantProblem : { value: at.toISOString() };
}

const roughProblem = {
  problem: 'Write day and time as 2026-11-23 14:05, or only the day 2026-11-23, the month 2026-11 or the year 2026',
};

/** Whether a text has a time of day, which is read with it. */
const hasTime = (text: string): boolean => /\d:\d\d/.test(text);

/** An instant, or the day, month or year where a text has no more: no time is invented for it. */
export function roughTimeIn(text: string, order: Order, timeZone: string): Read {
  if (hasTime(text)) return instantIn(text, order, timeZone);
  const period = monthOrYearIn(text);
  if (period !== undefined) return { value: period };
  const day = dayIn(text, order);
  return 'problem' in day && day.problem === dayProblem.problem ? roughProblem : day;
}
