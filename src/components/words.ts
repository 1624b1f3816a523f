import { formatNumber } from './format.ts';

/** The noun for a kind of record in running text, in lower case: `risk`, `risks`. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  /** What the title of one is called in lists; "Title" by default. */
  readonly titled?: string;
}

/** `1 risk`, `2 risks` */
export const counted = (count: number, { one, many }: Noun): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** The number of rows in a list. */
export interface Counts {
  readonly total: number;
  /** False if there are more than `total`. */
  readonly totalIsExact: boolean;
  readonly unfilteredTotal: number;
}

/** How much of a list is shown: `7 of 44 risks`, `10,000+ of 12,000 risks`, or `44 risks` without a filter. */
export function countedOf({ total, totalIsExact, unfilteredTotal }: Counts, noun: Noun): string {
  if (!totalIsExact) return `${formatNumber(total)}+ of ${counted(unfilteredTotal, noun)}`;
  return total === unfilteredTotal
    ? counted(total, noun)
    : `${formatNumber(total)} of ${counted(unfilteredTotal, noun)}`;
}

/** Capitalised, as at the start of a sentence. */
export const capitalised = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;

/** `R-0001`, `R-0001 and R-0002`, `R-0001, R-0002 and 3 more` */
export const enumerated = (names: readonly string[], most = 2): string => firstOf(names, most, names.length);

/** The same where not all names are known. */
export function firstOf(names: readonly string[], most: number, total: number): string {
  const [first = '', ...others] = names;
  if (others.length === 0) return first;
  if (total <= most) return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `${names.slice(0, most).join(', ')} and ${formatNumber(total - most)} more`;
}
