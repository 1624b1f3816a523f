import { wordsWithSpaceDiff } from 'diff';

import type { Schemas } from '#server/contract/types.ts';

import { passagesOf, type Passage as PassageOfText } from './passages.ts';
import { stepBudget, type Segment, type StepBudget } from './segments.ts';
import { struckMark } from './structure.ts';

type PassageDifference = Schemas['PassageDifference'];

export type Difference = Pick<Schemas['PolicyDifference'], 'passages' | 'isCoarse'>;

/** What is compared: a text, and the files among which its images are. */
export interface ComparedText {
  readonly content: string;
  readonly files: readonly Pick<Schemas['PolicyFile'], 'attachmentId' | 'sha256'>[];
}

interface Passage extends PassageOfText {
  /** Of what an image shows: a newer version of the same attachment is another image. */
  readonly sha256: string | undefined;
}

function passagesIn({ content, files }: ComparedText): Passage[] {
  const hashes = new Map(files.map(({ attachmentId, sha256 }) => [attachmentId, sha256]));
  return passagesOf(content).map((passage) => ({
    ...passage,
    sha256: passage.attachmentId === null ? undefined : hashes.get(passage.attachmentId),
  }));
}

/** Words that are crossed out, with what is between them. */
const struckWords = /\u02FF[^\s\u02FF]+(?:\s*\u02FF[^\s\u02FF]+)*/g;

/** Words without the marks of those that are crossed out, which become parts of their own. */
function shownWords({ change, text }: Schemas['ChangedWords']): Schemas['ChangedWords'][] {
  const parts: Schemas['ChangedWords'][] = [];
  let end = 0;
  for (const { index, 0: found } of text.matchAll(struckWords)) {
    if (index > end) parts.push({ change, text: text.slice(end, index) });
    parts.push({ change, text: found.replaceAll(struckMark, ''), isStruck: true });
    end = index + found.length;
  }
  if (end < text.length || parts.length === 0) parts.push({ change, text: text.slice(end).replaceAll(struckMark, '') });
  return parts;
}

const markerOf = ({ marker }: Passage) => (marker === undefined ? {} : { marker });

const whole = (change: 'SAME' | 'ADDED' | 'REMOVED', passage: Passage): PassageDifference => ({
  change,
  element: passage.element,
  words: shownWords({ change, text: passage.text }),
  attachmentId: passage.attachmentId,
  ...markerOf(passage),
});

/** The cells of a changed row that differ, with the names of their columns; undefined if the columns are others. */
function changedCells({ was, is }: Pair, budget: StepBudget): Schemas['ChangedCell'][] | undefined {
  const { cells = [], columns = [] } = is;
  if (was.cells === undefined || was.cells.length !== cells.length || cells.length < 2) return undefined;
  const found: Schemas['ChangedCell'][] = [];
  for (const [index, text] of cells.entries()) {
    const before = was.cells[index] ?? '';
    if (before === text) continue;
    const segments = budget.compare(wordsWithSpaceDiff.tokenize(before), wordsWithSpaceDiff.tokenize(text));
    if (segments === undefined) return undefined;
    const words = segments.flatMap((segment) => wordsOf(segment)).flatMap((one) => shownWords(one));
    const name = columns[index]?.replaceAll(struckMark, '') ?? '';
    found.push({ column: name === '' ? `Column ${index + 1}` : name, words });
  }
  return found;
}

/** Passages as similar as this are one that was changed; others are one removed and another added. From 0 to 1. */
const similarEnough = 0.4;

/** The most characters that two lists of words can have in common, in whatever order. */
function mostShared(before: readonly string[], after: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of before) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of after) {
    const count = counts.get(word) ?? 0;
    if (count === 0) continue;
    counts.set(word, count - 1);
    shared += word.length;
  }
  return shared;
}

/** Two passages, one in the place of the other. */
interface Pair {
  readonly was: Passage;
  readonly is: Passage;
}

/** The words of a segment, what is gone before what is new. */
function wordsOf({ isSame, before, after }: Segment<string>): Schemas['ChangedWords'][] {
  if (isSame) return [{ change: 'SAME', text: after.join('') }];
  return [
    { change: 'REMOVED' as const, text: before.join('') },
    { change: 'ADDED' as const, text: after.join('') },
  ].filter(({ text }) => text !== '');
}

/** What became of a passage: 'OTHER' if the two have too little in common, as images always have. */
function changed({ was, is }: Pair, budget: StepBudget): PassageDifference | 'OTHER' | 'TOO_LONG' {
  if (was.attachmentId !== null || is.attachmentId !== null) return 'OTHER';
  const [before, after] = [wordsWithSpaceDiff.tokenize(was.text), wordsWithSpaceDiff.tokenize(is.text)];
  const enough = similarEnough * Math.max(was.text.length, is.text.length);
  if (mostShared(before, after) < enough) return 'OTHER';
  const segments = budget.compare(before, after);
  if (segments === undefined) return 'TOO_LONG';
  const words = segments.flatMap((segment) => wordsOf(segment));
  const kept = words.reduce((sum, { change, text }) => sum + (change === 'SAME' ? text.length : 0), 0);
  if (kept < enough) return 'OTHER';
  const cells = is.element === 'tr' ? changedCells({ was, is }, budget) : undefined;
  return {
    change: 'CHANGED',
    element: is.element,
    words: words.flatMap((one) => shownWords(one)),
    attachmentId: null,
    ...markerOf(is),
    ...(cells !== undefined && cells.length > 0 && { cells }),
  };
}

/** Words of changed passages, each with what became of it: more can neither be read nor be sent to a browser quickly. */
const mostWords = 20_000;

/** Collects what became of passages. */
function collector(budget: StepBudget) {
  const passages: PassageDifference[] = [];
  let isCoarse = false;
  let wordsLeft = mostWords;
  const replacing = (pair: Pair) => {
    const found = changed(pair, budget);
    if (typeof found === 'string') return found;
    wordsLeft -= found.words.length;
    return wordsLeft < 0 ? 'TOO_LONG' : found;
  };
  const add = (change: 'SAME' | 'ADDED' | 'REMOVED', some: readonly Passage[]) => {
    for (const one of some) passages.push(whole(change, one));
  };
  return {
    add,
    /** Passages that took the place of others, one after the other. */
    replace(before: readonly Passage[], after: readonly Passage[]): void {
      for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
        const [was, is] = [before[index], after[index]];
        const found = was !== undefined && is !== undefined ? replacing({ was, is }) : 'OTHER';
        isCoarse ||= found === 'TOO_LONG';
        if (typeof found !== 'string') passages.push(found);
        else {
          add('REMOVED', was === undefined ? [] : [was]);
          add('ADDED', is === undefined ? [] : [is]);
        }
      }
    },
    result: (): Difference => ({ passages, isCoarse }),
  };
}

/** Equal for passages that say the same. */
const keyOf = ({ element, text, attachmentId, sha256 }: Passage): string =>
  JSON.stringify([element, text, attachmentId, sha256]);

/** Both lists as numbers, which are compared in one step: the same for passages that say the same. */
function numbered(...lists: readonly (readonly Passage[])[]): number[][] {
  const numbers = new Map<string, number>();
  return lists.map((passages) =>
    passages.map((passage) => {
      const key = keyOf(passage);
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return number;
    }),
  );
}

function coarse(before: readonly Passage[], after: readonly Passage[]): Difference {
  const [olds = [], nows = []] = numbered(before, after);
  const most = Math.min(olds.length, nows.length);
  let start = 0;
  while (start < most && olds[start] === nows[start]) start += 1;
  let end = 0;
  while (end < most - start && olds.at(-1 - end) === nows.at(-1 - end)) end += 1;
  const passages = [
    ...after.slice(0, start).map((one) => whole('SAME', one)),
    ...before.slice(start, before.length - end).map((one) => whole('REMOVED', one)),
    ...after.slice(start, after.length - end).map((one) => whole('ADDED', one)),
    ...after.slice(after.length - end).map((one) => whole('SAME', one)),
  ];
  return { passages, isCoarse: true };
}

/** Compares two texts by what they have in common at their beginning and end alone, in linear time. */
export const coarseDifference = (was: ComparedText, is: ComparedText): Difference =>
  coarse(passagesIn(was), passagesIn(is));

/**
 * Compares two texts by passages, and changed passages by words, in a bounded number of steps: what they do not suffice
 * for is compared by passages alone, or by beginning and end alone.
 */
export function differenceOf(was: ComparedText, is: ComparedText): Difference {
  const budget = stepBudget();
  const [before, after] = [passagesIn(was), passagesIn(is)];
  const [beforeNumbers = [], afterNumbers = []] = numbered(before, after);
  const segments = budget.compare(beforeNumbers, afterNumbers);
  if (segments === undefined) return coarse(before, after);
  const found = collector(budget);
  let [old, now] = [0, 0];
  for (const segment of segments) {
    const removed = before.slice(old, old + segment.before.length);
    const added = after.slice(now, now + segment.after.length);
    if (segment.isSame) found.add('SAME', added);
    else found.replace(removed, added);
    [old, now] = [old + removed.length, now + added.length];
  }
  return found.result();
}
