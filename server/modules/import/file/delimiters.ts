import type { Schemas } from '#server/contract/types.ts';

export type Delimiter = Schemas['ImportDelimiter'];

/** NUL, which no text has, divides nothing. */
export const delimiterSigns: Readonly<Record<Delimiter, string>> = {
  COMMA: ',',
  SEMICOLON: ';',
  TAB: '\t',
  PIPE: '|',
  NONE: '\0',
};

/** Rows that are looked at. */
const mostRows = 50;

/** How many cells the first rows of a text have, outside quotation marks; rows without text are left out. */
function cellsOfRows(text: string, sign: string): number[] {
  const counts: number[] = [];
  let [cells, isQuoted, hasText] = [1, false, false];
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === sign) cells += 1;
    else if (character === '\n' || character === '\r') {
      if (hasText) counts.push(cells);
      [cells, hasText] = [1, false];
      if (counts.length === mostRows) return counts;
      continue;
    }
    hasText = true;
  }
  if (hasText) counts.push(cells);
  return counts;
}

/** The most cells times rows that a delimiter divides alike: titles and texts with other signs are divided differently. */
function scoreOf(counts: readonly number[]): number {
  const rows = new Map<number, number>();
  for (const count of counts) rows.set(count, (rows.get(count) ?? 0) + 1);
  return Math.max(0, ...[...rows].map(([cells, alike]) => (cells === 1 ? 0 : alike * cells)));
}

/** What probably separates the cells of a text: not what a title line has most of, but what divides its rows alike. */
export function probableDelimiter(text: string): Delimiter {
  const candidates = ['COMMA', 'SEMICOLON', 'TAB', 'PIPE'] as const;
  const scored = candidates.map((name) => ({ name, score: scoreOf(cellsOfRows(text, delimiterSigns[name])) }));
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best === undefined || best.score === 0 ? 'COMMA' : best.name;
}
