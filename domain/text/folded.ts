/**
 * Characters that mean the same in a search: apostrophes, quotation marks and hyphens, before compatibility forms are taken
 * apart, which would take some of these for spaces, and after, because some are made only then: `︱` of a dash. The database has
 * the same rule: `folded` in server/database/migrations/0141_folding-what-is-folded.sql, and a test compares the two.
 */
const alike: readonly (readonly [forms: RegExp, form: string])[] = [
  [/[\u2018\u2019\u201b\u02b9\u02bb-\u02bf\u2032\u00b4`\uff07]/gu, "'"],
  [/[\u201c-\u201f\u2033\u00ab\u00bb]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, '-'],
];

/** Accents, the points of Hebrew and Arabic, and what is not seen at all. Marks that make another letter, as in Japanese, stay. */
const marks =
  // oxlint-disable-next-line no-misleading-character-class -- Each is meant by itself.
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Letters that no accent was added to, although they are read as others with one. */
const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

const others = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

const withAlike = (text: string): string =>
  alike.reduce((changed, [forms, form]) => changed.replace(forms, form), text);

/**
 * A text as searches compare it: without case, accents, and the different forms of letters, apostrophes, quotation marks and
 * hyphens. Folding it again changes nothing. `Wisniewski` is found in `Wiśniewski`, however that is composed, `STRASSE` in `Straße`, `full` in `ｆｕｌｌ`.
 */
export function folded(text: string): string {
  return withAlike(withAlike(text).normalize('NFKD'))
    .replace(marks, '')
    .toLowerCase()
    .replace(others, (letter) => letters[letter] ?? letter)
    .normalize('NFC');
}

/** Whether a text contains another, as searches compare them. */
export const foldedIncludes = (text: string, part: string): boolean => folded(text).includes(folded(part));
