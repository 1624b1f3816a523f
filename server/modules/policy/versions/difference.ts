import { diffArrays, diffWordsWithSpace } from 'diff';

import type { Schemas } from '#server/contract/types.ts';

import { passagesOf, type Passage } from './passages.ts';

type Difference = Schemas['PassageDifference'];

/** Beyond so many different passages or words, the comparison would take too long. */
const mostEdits = 3_000;

const whole = (change: 'SAME' | 'ADDED' | 'REMOVED', { element, text }: Passage): Difference => ({
  change,
  element,
  words: [{ change, text }],
});

/** Passages as similar as this are one that was changed; others are one removed and another added. From 0 to 1. */
const similarEnough = 0.4;

/** A passage that was changed, or undefined if the two have too little in common. */
function changed(was: Passage, is: Passage): Difference | undefined {
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
  return { change: 'CHANGED', element: is.element, words };
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

const isSame = (one: Passage, other: Passage) => one.element === other.element && one.text === other.text;

/** Compares two texts by passages, and changed passages by words. */
export function differenceOf(was: string, is: string): Pick<Schemas['PolicyDifference'], 'passages' | 'isCoarse'> {
  const [before, after] = [passagesOf(was), passagesOf(is)];
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
