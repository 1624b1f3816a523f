import { diffArrays, diffWordsWithSpace } from 'diff';

import type { Schemas } from '#server/contract/types.ts';

import { passagesOf, type Passage as PassageOfText } from './passages.ts';

type Difference = Schemas['PassageDifference'];

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

/** Beyond so many different passages or words, the comparison would take too long. */
const mostEdits = 3_000;

const whole = (change: 'SAME' | 'ADDED' | 'REMOVED', { element, text, attachmentId }: Passage): Difference => ({
  change,
  element,
  words: [{ change, text }],
  attachmentId,
});

/** Passages as similar as this are one that was changed; others are one removed and another added. From 0 to 1. */
const similarEnough = 0.4;

/** A passage that was changed, or undefined if the two have too little in common, as images always have. */
function changed(was: Passage, is: Passage): Difference | undefined {
  if (was.attachmentId !== null || is.attachmentId !== null) return undefined;
  const parts = diffWordsWithSpace(was.text, is.text, { maxEditLength: mostEdits });
  if (parts === undefined) return undefined;
  const kept = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0);
  if (kept < similarEnough * Math.max(was.text.length, is.text.length)) return undefined;
  const words = parts.map(({ value, added, removed }) => ({
    change: added ? ('ADDED' as const) : removed ? ('REMOVED' as const) : ('SAME' as const),
    text: value,
  }));
  return { change: 'CHANGED', element: is.element, words, attachmentId: null };
}

/** What took the place of removed passages, one after the other. */
function replaced(was: readonly Passage[], is: readonly Passage[]): Difference[] {
  const differences: Difference[] = [];
  for (let index = 0; index < Math.max(was.length, is.length); index += 1) {
    const [before, after] = [was[index], is[index]];
    const both = before !== undefined && after !== undefined ? changed(before, after) : undefined;
    if (both !== undefined) differences.push(both);
    else {
      if (before !== undefined) differences.push(whole('REMOVED', before));
      if (after !== undefined) differences.push(whole('ADDED', after));
    }
  }
  return differences;
}

const isSame = (one: Passage, other: Passage) =>
  one.element === other.element &&
  one.text === other.text &&
  one.attachmentId === other.attachmentId &&
  one.sha256 === other.sha256;

/** Compares two texts by passages, and changed passages by words. */
export function differenceOf(
  was: ComparedText,
  is: ComparedText,
): Pick<Schemas['PolicyDifference'], 'passages' | 'isCoarse'> {
  const [before, after] = [passagesIn(was), passagesIn(is)];
  const parts = diffArrays(before, after, { comparator: isSame, maxEditLength: mostEdits });
  if (parts === undefined)
    return {
      passages: [...before.map((one) => whole('REMOVED', one)), ...after.map((one) => whole('ADDED', one))],
      isCoarse: true,
    };
  const passages: Difference[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    const next = parts[index + 1];
    if (part === undefined) continue;
    if (part.removed && next?.added) {
      passages.push(...replaced(part.value, next.value));
      index += 1;
    } else
      passages.push(...part.value.map((one) => whole(part.added ? 'ADDED' : part.removed ? 'REMOVED' : 'SAME', one)));
  }
  return { passages, isCoarse: false };
}
