import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A piece of a line that is set in one direction. */
export interface Piece {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Whether the order of a text is not that of its characters. */
export const needsOrder = (text: string): boolean => rightToLeft.test(text);

/** Whether a paragraph begins on the right, by its first strong character (UAX #9, P2 and P3). */
export const isRightToLeftParagraph = (text: string): boolean =>
  needsOrder(text) && (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1;

/**
 * The pieces of a line from left to right (UAX #9, L2 and L4). Characters within a word stay in their own order, because the
 * font sets them: it joins Arabic letters, and turns the words of right-to-left scripts by itself.
 * @param direction of its paragraph, which a line in its middle does not show
 */
export function visualOrder(line: string, direction: 'ltr' | 'rtl'): Piece[] {
  const levels = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels);
  const places = Array.from(line, (_, index) => index).slice(0, line.length);
  for (const [start = 0, end = 0] of bidi.getReorderSegments(line, levels)) {
    const turned = places.slice(start, end + 1).toReversed();
    places.splice(start, turned.length, ...turned);
  }
  const placeOf = new Map(places.map((logical, visual) => [logical, visual]));
  return words(line, levels.levels)
    .map(({ start, end }) => {
      const isRightToLeft = (levels.levels[start] ?? 0) % 2 === 1;
      const logical = Array.from(
        { length: end - start },
        (_, index) => mirrored.get(start + index) ?? line[start + index] ?? '',
      ).join('');
      return {
        place: Math.min(placeOf.get(start) ?? 0, placeOf.get(end - 1) ?? 0),
        // The font turns words with letters of such scripts only: marks alone are turned here.
        text: isRightToLeft && !needsOrder(logical) ? Array.from(logical).toReversed().join('') : logical,
        isRightToLeft,
      };
    })
    .toSorted((one, another) => one.place - another.place);
}

/** Words and spaces, each of one level. */
function words(line: string, levels: Uint8Array): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (let index = 0; index < line.length; index += 1) {
    const last = found.at(-1);
    const isSame =
      last !== undefined && levels[index] === levels[index - 1] && (line[index] === ' ') === (line[index - 1] === ' ');
    if (isSame) last.end = index + 1;
    else found.push({ start: index, end: index + 1 });
  }
  return found;
}
