/** How a typed number is understood. */
type NumberReading =
  /** `value` is in plain notation: digits, a decimal point, perhaps an exponent. */
  | { readonly kind: 'NUMBER'; readonly value: string }
  /** `1,000` is a thousand to some and one to others. Each reading is written so that typing it is not in doubt. */
  | { readonly kind: 'DOUBT'; readonly whole: string; readonly decimal: string }
  | { readonly kind: 'NONE' };

const none: NumberReading = { kind: 'NONE' };

/** Blanks and apostrophes, which separate groups of thousands and nothing else. */
const blankGroups = /^\d{1,3}(?:[\s'’]\d{3})+(?![\d\s'’])/u;

/** A number of digits with at most one decimal point, perhaps with an exponent. */
const plain = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/iu;

const isFinitePlain = (text: string): boolean => plain.test(text) && Number.isFinite(Number(text));

/** Groups of thousands with one kind of separator, and the decimals after the other kind: `1.234.567,5`. */
const grouped = [/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/u, /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/u] as const;

/** One separator with exactly three digits behind, before which a group of thousands could stand. */
const doubtful = /^([1-9]\d{0,2})[.,](\d{3})$/u;

/** The decimal reading of a doubtful number. It never has exactly three decimals, so that it is not in doubt itself. */
function decimalOf(whole: string, decimals: string): string {
  const short = decimals.replace(/0{1,3}$/u, '');
  if (short === '') return whole;
  return `${whole}.${short.length === 3 ? `${short}0` : short}`;
}

/** The reading of a number without sign and blanks. */
function readUnsigned(text: string, sign: string): NumberReading {
  const doubt = doubtful.exec(text);
  if (doubt !== null) {
    const [, whole = '', decimals = ''] = doubt;
    return { kind: 'DOUBT', whole: `${sign}${whole}${decimals}`, decimal: `${sign}${decimalOf(whole, decimals)}` };
  }
  const [byCommas, byPoints] = grouped;
  const written = byCommas.test(text)
    ? text.replaceAll(',', '')
    : byPoints.test(text)
      ? text.replaceAll('.', '').replace(',', '.')
      : text.replace(',', '.');
  return isFinitePlain(written) ? { kind: 'NUMBER', value: `${sign}${written}` } : none;
}

/**
 * Reads a number as people write it: with a decimal comma or point, and with groups of thousands where nothing else can be meant.
 * What could be either is a doubt, and is never decided for them.
 */
export function readNumber(text: string): NumberReading {
  const trimmed = text.normalize('NFKC').trim().replace(/^−/u, '-');
  const sign = /^[+-]/u.exec(trimmed)?.[0] ?? '';
  const digits = trimmed.slice(sign.length);
  const groups = blankGroups.exec(digits)?.[0];
  const shown = sign === '-' ? '-' : '';
  if (groups === undefined) return readUnsigned(digits, shown);
  // Blanks separate the thousands, so that one separator behind them is the decimal one.
  const rest = digits.slice(groups.length);
  const written = `${groups.replaceAll(/\D/gu, '')}${rest.replace(',', '.')}`;
  return isFinitePlain(written) ? { kind: 'NUMBER', value: `${shown}${written}` } : none;
}
