import type { components } from '#openapi/generated/types.ts';

type ReviewedAnswer = components['schemas']['ReviewedAnswer'];

/**
 * How an answer differs from that of the previous assessment: `NEW` if there is none, `WITHDRAWN` if only there was one,
 * `REWORDED` if it says the same to a question that says something else.
 */
export type AnswerChange = 'NEW' | 'SAME' | 'REWORDED' | 'CHANGED' | 'WITHDRAWN';

/** What an answer says, in one piece: its texts, and the names of its files. */
const contentOf = (answer: { readonly response: readonly string[]; readonly fileNames: readonly string[] } | null) =>
  answer === null ? [] : [...answer.response.map((text) => text.trim()), ...answer.fileNames].filter(Boolean);

/** How an answer differs from that of the previous assessment; options count in any order. */
export function answerChange({ answer, previous }: Pick<ReviewedAnswer, 'answer' | 'previous'>): AnswerChange {
  const now = contentOf(answer);
  const before = contentOf(previous);
  if (before.length === 0) return 'NEW';
  if (now.length === 0) return 'WITHDRAWN';
  if (now.toSorted().join('\n') !== before.toSorted().join('\n')) return 'CHANGED';
  return previous?.reworded === null ? 'SAME' : 'REWORDED';
}

/** A part of a text that is in both texts, or only in the new or the old one. */
export interface TextPart {
  readonly change: 'SAME' | 'ADDED' | 'REMOVED';
  readonly text: string;
}

const wordsIn = (text: string): string[] => text.split(/(?<=\S)(?=\s)/u);

function sharedStart(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The most words between beginning and end that are compared one by one: the time grows with the square of them. */
const mostCompared = 200;

/** For each place in both texts, how many words they share from there on: the table of a longest common subsequence. */
function sharedFrom(old: readonly string[], words: readonly string[]): (before: number, now: number) => number {
  const width = words.length + 1;
  const counts = new Uint16Array((old.length + 1) * width);
  const at = (before: number, now: number) => counts[before * width + now] ?? 0;
  for (let before = old.length - 1; before >= 0; before -= 1)
    for (let now = words.length - 1; now >= 0; now -= 1)
      counts[before * width + now] =
        old[before] === words[now] ? at(before + 1, now + 1) + 1 : Math.max(at(before + 1, now), at(before, now + 1));
  return at;
}

/** The words of both texts in one order: those that they share once, the others as removed or added. */
function compared(old: readonly string[], words: readonly string[]): TextPart[] {
  const shared = sharedFrom(old, words);
  const parts: TextPart[] = [];
  let [before, now] = [0, 0];
  while (before < old.length || now < words.length) {
    const [gone, added] = [old[before], words[now]];
    if (gone !== undefined && gone === added) {
      parts.push({ change: 'SAME', text: gone });
      before += 1;
      now += 1;
    } else if (gone !== undefined && (added === undefined || shared(before + 1, now) >= shared(before, now + 1))) {
      parts.push({ change: 'REMOVED', text: gone });
      before += 1;
    } else {
      parts.push({ change: 'ADDED', text: added ?? '' });
      now += 1;
    }
  }
  return parts;
}

/** Neighbours with the same change as one part. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const whole: TextPart[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (part.text === '') continue;
    if (last?.change === part.change) whole[whole.length - 1] = { ...last, text: last.text + part.text };
    else whole.push(part);
  }
  return whole;
}

/**
 * What a text changes in another one, word by word. In long texts that differ in many places, everything between their
 * common beginning and end is one change.
 */
export function textChange(before: string, now: string): readonly TextPart[] {
  const old = wordsIn(before);
  const words = wordsIn(now);
  const start = sharedStart(old, words);
  const end = sharedStart(old.slice(start).toReversed(), words.slice(start).toReversed());
  const gone = old.slice(start, old.length - end);
  const added = words.slice(start, words.length - end);
  const middle: TextPart[] =
    Math.max(gone.length, added.length) <= mostCompared
      ? compared(gone, added)
      : [
          { change: 'REMOVED', text: gone.join('') },
          { change: 'ADDED', text: added.join('') },
        ];
  return joined([
    { change: 'SAME', text: words.slice(0, start).join('') },
    ...middle,
    { change: 'SAME', text: words.slice(words.length - end).join('') },
  ]);
}

/** What a list of options or files changes in another one: what stays and is new, then what is gone. */
export const listChange = (before: readonly string[], now: readonly string[]): readonly TextPart[] => [
  ...now.map((text): TextPart => ({ change: before.includes(text) ? 'SAME' : 'ADDED', text })),
  ...before.filter((text) => !now.includes(text)).map((text): TextPart => ({ change: 'REMOVED', text })),
];
