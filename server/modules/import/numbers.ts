import type { Schemas } from '#server/contract/types.ts';

type Mark = Schemas['ImportDecimalMark'];

/** One separator followed by exactly three digits: of decimals, or of thousands. A leading zero is of decimals. */
const inDoubt = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

const withoutPercent = (text: string): string => (text.endsWith('%') ? text.slice(0, -1).trimEnd() : text);

/** Whether a text is one number or another, by how its file writes numbers. */
export const isDoubtfulNumber = (text: string): boolean => inDoubt.test(withoutPercent(text.trim()));

const signs = { POINT: '.', COMMA: ',' } as const;

/** The decimal mark of a text without doubt: the last of two separators, and a separator that occurs once. */
function markOf(text: string): Mark {
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) return point > comma ? 'POINT' : 'COMMA';
  const isOnce = (sign: string) => text.indexOf(sign) === text.lastIndexOf(sign);
  if (comma >= 0) return isOnce(',') ? 'COMMA' : 'POINT';
  return isOnce('.') ? 'POINT' : 'COMMA';
}

/** Thousands, separated by the other sign, a space or an apostrophe. */
const grouped = {
  POINT: /^\d{1,3}(?:[,'’ \u00A0\u2009\u202F]\d{3}){1,4}$/,
  COMMA: /^\d{1,3}(?:[.'’ \u00A0\u2009\u202F]\d{3}){1,4}$/,
};

/**
 * The number that a text writes, with or without thousands; undefined if it is none. A text in doubt is read by `mark` only.
 */
export function numberIn(text: string, mark: Mark = markOf(text)): number | undefined {
  const sign = signs[mark];
  const minus = text.startsWith('-') ? '-' : '';
  const digits = /^[+-]/.test(text) ? text.slice(1) : text;
  const at = digits.indexOf(sign);
  const [whole, decimals] = at < 0 ? [digits, '0'] : [digits.slice(0, at), digits.slice(at + 1)];
  if (!/^\d{1,15}$/.test(decimals) || !(/^\d{1,15}$/.test(whole) || grouped[mark].test(whole))) return undefined;
  return Number(`${minus}${whole.replaceAll(/\D/g, '')}.${decimals}`);
}
