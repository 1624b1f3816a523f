import type { Schemas } from '#src/api/connection/client.ts';
import type { TaskRecurrence } from '#src/api/task/tasks.ts';
import { choiceWords } from '#src/components/fields/field-words.ts';
import { formatDay } from '#src/components/format.ts';
import { enumerated } from '#src/components/words.ts';

type Labels<Value extends string> = Readonly<Record<Value, string>>;

const periodLabels: Labels<Schemas['TaskPeriod']> = {
  DAILY: 'Days',
  WEEKLY: 'Weeks',
  MONTHLY: 'Months',
  YEARLY: 'Years',
};

const basisLabels: Labels<Schemas['TaskBasis']> = {
  FIXED: 'From the first date',
  COMPLETION: 'From the day on which it was done',
};

const dayLabels: Labels<Schemas['TaskDay']> = {
  ANCHOR: 'The day of the first date',
  LAST_DAY: 'The last day of the month',
  WEEKDAY: 'A day of the week',
};

const shiftLabels: Labels<Schemas['TaskShift']> = {
  NONE: 'Stays',
  BEFORE: 'The working day before',
  AFTER: 'The working day after',
};

export const ruleWords = {
  every: choiceWords('Period', periodLabels),
  interval: { label: 'Every' },
  anchor: { label: 'First date' },
  basis: choiceWords('Counted', basisLabels),
  day: choiceWords('On', dayLabels),
  shift: choiceWords('On a day off', shiftLabels),
  until: { label: 'Last day' },
  count: { label: 'How many times' },
} as const;

/** From Monday. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** From January. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Which one of a month. */
export const nthNames: Labels<'1' | '2' | '3' | '4' | '-1'> = {
  '1': 'First',
  '2': 'Second',
  '3': 'Third',
  '4': 'Fourth',
  '-1': 'Last',
};

const units: Readonly<Record<Schemas['TaskPeriod'], readonly [one: string, many: string]>> = {
  DAILY: ['day', 'days'],
  WEEKLY: ['week', 'weeks'],
  MONTHLY: ['month', 'months'],
  YEARLY: ['year', 'years'],
};

const named = (numbers: readonly number[], names: readonly string[]) =>
  enumerated(
    numbers.map((number) => names[number - 1] ?? ''),
    12,
  );

const isNth = (nth: string): nth is keyof typeof nthNames => Object.hasOwn(nthNames, nth);

function dayInWords({ every, day, nth, weekday, weekdays, months }: TaskRecurrence): string[] {
  const key = String(nth);
  const which = isNth(key) ? nthNames[key].toLowerCase() : '';
  return [
    ...(every === 'WEEKLY' && weekdays.length > 0 ? [`on ${named(weekdays, weekdayNames)}`] : []),
    ...(every === 'YEARLY' && months.length > 0 ? [`in ${named(months, monthNames)}`] : []),
    ...(day === 'LAST_DAY' ? ['on the last day of the month'] : []),
    ...(day === 'WEEKDAY' ? [`on the ${which} ${weekdayNames[(weekday ?? 1) - 1] ?? ''}`] : []),
  ];
}

/** How long it is from one date to the next: "3 months". */
export function intervalInWords({ every, interval }: Pick<TaskRecurrence, 'every' | 'interval'>): string {
  const [one, many] = units[every];
  return interval === 1 ? `1 ${one}` : `${interval} ${many}`;
}

/** A rule as people say it: "Every 3 months on the last day of the month, until 31 Dec 2027". */
export function ruleInWords(rule: TaskRecurrence): string {
  const { every, interval, basis, until, count, anchor } = rule;
  const [one, many] = units[every];
  const period = interval === 1 ? `Every ${one}` : `Every ${interval} ${many}`;
  const end = until === null ? (count === null ? '' : `, ${count} times`) : `, until ${formatDay(until)}`;
  const start = basis === 'COMPLETION' ? 'after it was done' : `from ${formatDay(anchor)}`;
  return `${[period, ...dayInWords(rule), start].join(' ')}${end}`;
}
