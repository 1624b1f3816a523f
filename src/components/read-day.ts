import { isDay } from '#src/ui/form/day.ts';

type Unit = 'day' | 'month' | 'year';

/** The parts of a locale's date format that parsing needs, all taken from `Intl`. */
interface Writing {
  /** The words for each month, January first: `nov`, `november`. */
  readonly months: readonly (readonly string[])[];
  /** Words that occur in every date: `de` in `29 de noviembre de 2026`. */
  readonly noise: ReadonlySet<string>;
  /** The order of the numbers in a date, with the month as a number and as a word. */
  readonly numeric: readonly Unit[];
  readonly named: readonly Unit[];
  /** The locale's digits, zero first. */
  readonly digits: readonly string[];
}

/** Attest's interface is English, so English month names are accepted in every locale. */
const english = 'en-GB';

const parts = { day: 'numeric', year: 'numeric', timeZone: 'UTC', calendar: 'gregory' } as const;
const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15));

/** Splits into numbers and words, without accents and in lower case. Everything else is a separator. */
const tokensOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+|\p{Nd}+/gu) ?? [];

const isNumber = (token: string): boolean => /^\p{Nd}/u.test(token);

const isUnit = (type: string): type is Unit => type === 'day' || type === 'month' || type === 'year';

const orderOf = (format: Intl.DateTimeFormat): Unit[] =>
  format.formatToParts(0).flatMap(({ type }) => (isUnit(type) ? [type] : []));

/** The words of a formatted date, by month. */
const wordsOf = (format: Intl.DateTimeFormat): string[][] =>
  months.map((month) => tokensOf(format.format(month)).filter((token) => !isNumber(token)));

const inAll = ([first = [], ...others]: readonly string[][]): string[] =>
  first.filter((word) => others.every((words) => words.includes(word)));

function writingOf(language: string): Writing {
  const numeric = new Intl.DateTimeFormat(language, { ...parts, month: 'numeric' });
  const short = new Intl.DateTimeFormat(language, { ...parts, month: 'short' });
  const long = new Intl.DateTimeFormat(language, { ...parts, month: 'long' });
  const styles = [numeric, short, long].map(wordsOf);
  const noise = new Set(styles.flatMap(inAll));
  return {
    months: months.map((_, month) => styles.flatMap((words) => words[month] ?? []).filter((word) => !noise.has(word))),
    noise,
    numeric: orderOf(numeric),
    named: orderOf(long).filter((unit) => unit !== 'month'),
    digits: Array.from(new Intl.NumberFormat(language, { useGrouping: false }).format(9_876_543_210)).toReversed(),
  };
}

const known = new Map<string, Writing>();

function writingIn(language: string): Writing {
  const writing = known.get(language) ?? writingOf(language);
  known.set(language, writing);
  return writing;
}

/** The number of the month whose words match, if exactly one does. */
function onlyMonth({ months: names }: Writing, fits: (names: readonly string[]) => boolean): number | undefined {
  const found = names.flatMap((words, month) => (fits(words) ? [month + 1] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** The month named by the words: in full, abbreviated, or by an unambiguous prefix of at least three letters. */
const monthNamed = (words: readonly string[], writing: Writing): number | undefined =>
  onlyMonth(writing, (names) => words.every((word) => names.includes(word))) ??
  onlyMonth(writing, (names) => words.every((word) => word.length >= 3 && names.some((name) => name.startsWith(word))));

const inLatin = (number: string, digits: readonly string[]): string =>
  Array.from(number, (digit) => (digits.includes(digit) ? digits.indexOf(digit) : digit)).join('');

/** The order of the units: the locale's, except that a four-digit year may always come first. */
function orderFor(numbers: readonly string[], order: readonly Unit[]): readonly Unit[] {
  if (numbers.length < order.length) return order.filter((unit) => unit !== 'year');
  if (numbers[0]?.length !== 4) return order;
  return order.includes('month') ? ['year', 'month', 'day'] : ['year', 'day'];
}

/** A two-digit year belongs to this century. */
const yearOf = (digits: string): number => Number(digits.length === 2 ? `20${digits}` : digits);

const isYear = (year: number): boolean => year >= 1900 && year <= 2999;

const fitsIn = (unit: Unit, { length }: string): boolean =>
  unit === 'year' ? length === 2 || length === 4 : length <= 2;

interface ReadingPlace {
  /** A BCP 47 tag such as `en-GB`. */
  readonly language: string;
  /** The year assumed for a date typed without one. */
  readonly year: number;
}

/**
 * Parses `29 Nov 2026`, `29 november`, `29/11/26` (month first where the locale does so) or `2026-11-29` into the
 * stored format; undefined for anything else. Years range from 1900 to 2999; in the stored format, any year that the
 * contract accepts.
 */
export function readDay(text: string, { language, year: thisYear }: ReadingPlace): string | undefined {
  if (isDay(text.trim())) return text.trim();
  const writing = writingIn(language);
  const tokens = tokensOf(text).filter((token) => !writing.noise.has(token));
  const words = tokens.filter((token) => !isNumber(token));
  const numbers = tokens.filter(isNumber).map((number) => inLatin(number, writing.digits));
  const named = words.length > 0;
  const order = orderFor(numbers, named ? writing.named : writing.numeric);
  if (numbers.length !== order.length || !order.every((unit, place) => fitsIn(unit, numbers[place] ?? '')))
    return undefined;
  const valueOf = (unit: Unit) => numbers[order.indexOf(unit)];
  const month = named
    ? (monthNamed(words, writing) ?? monthNamed(words, writingIn(english)))
    : Number(valueOf('month'));
  const year = order.includes('year') ? yearOf(valueOf('year') ?? '') : thisYear;
  return month !== undefined && isYear(year) ? dayOf(year, month, Number(valueOf('day'))) : undefined;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

function dayOf(year: number, month: number, day: number): string | undefined {
  const found = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  return isDay(found) ? found : undefined;
}
