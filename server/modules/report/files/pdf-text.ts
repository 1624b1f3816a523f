import { isRightToLeftParagraph, needsOrder, visualOrder } from './bidi.ts';

/** A line as it is set, with the direction of its paragraph. */
export interface Line {
  readonly text: string;
  readonly direction: 'ltr' | 'rtl';
}

type Measure = (text: string) => number;

/** The longest beginning of a word that fits. */
function fitting(word: string, width: number, measure: Measure): string {
  let taken = '';
  for (const character of word) {
    if (taken !== '' && measure(taken + character) > width) return taken;
    taken += character;
  }
  return taken;
}

/** Breaks a text into lines of a width: between words, and within those that are longer than a line. */
export function linesOf(text: string, width: number, measure: Measure): Line[] {
  return text.split('\n').flatMap((paragraph) => {
    const direction = isRightToLeftParagraph(paragraph) ? 'rtl' : 'ltr';
    const lines: string[] = [];
    let line = '';
    for (let word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (measure(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      while (measure(word) > width) {
        const part = fitting(word, width, measure);
        if (part === word) break;
        lines.push(part);
        word = word.slice(part.length);
      }
      line = word;
    }
    return [...lines, line].map((one): Line => ({ text: one, direction }));
  });
}

/** The pieces of a line, each with its distance from the left. */
export function placed({ text, direction }: Line, width: number, measure: Measure) {
  if (!needsOrder(text)) return [{ text, left: 0 }];
  const pieces = visualOrder(text, direction).map((piece) => ({ ...piece, width: measure(piece.text) }));
  const all = pieces.reduce((sum, piece) => sum + piece.width, 0);
  let left = direction === 'rtl' ? Math.max(0, width - all) : 0;
  return pieces.map((piece) => {
    const at = left;
    left += piece.width;
    return { text: piece.text, left: at };
  });
}
