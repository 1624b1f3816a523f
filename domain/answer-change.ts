import type { components } from '#openapi/generated/types.ts';

type ReviewedAnswer = components['schemas']['ReviewedAnswer'];

/** How an answer differs from that of the previous assessment: `NEW` if there is none, `WITHDRAWN` if only there was one. */
export type AnswerChange = 'NEW' | 'SAME' | 'CHANGED' | 'WITHDRAWN';

/** What an answer says, in one piece: its texts, and the names of its files. */
const contentOf = (answer: { readonly response: readonly string[]; readonly fileNames: readonly string[] } | null) =>
  answer === null ? [] : [...answer.response.map((text) => text.trim()), ...answer.fileNames].filter(Boolean);

/** How an answer differs from that of the previous assessment; options count in any order. */
export function answerChange({ answer, previous }: Pick<ReviewedAnswer, 'answer' | 'previous'>): AnswerChange {
  const now = contentOf(answer);
  const before = contentOf(previous);
  if (before.length === 0) return 'NEW';
  if (now.length === 0) return 'WITHDRAWN';
  return now.toSorted().join('\n') === before.toSorted().join('\n') ? 'SAME' : 'CHANGED';
}

/** A part of a text that is in both texts, or only in the new or the old one. */
export interface TextPart {
  readonly change: 'SAME' | 'ADDED' | 'REMOVED';
  readonly text: string;
}

const wordsIn = (text: string): string[] => text.match(/\s*\S+|\s+/gu) ?? [];

function sharedStart(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

/**
 * What a text changes in another one: the words between what both begin and end with. Coarser than a comparison of all
 * words, but linear in the length, and an answer is mostly either edited in one place or written anew.
 */
export function textChange(before: string, now: string): readonly TextPart[] {
  const old = wordsIn(before);
  const words = wordsIn(now);
  const start = sharedStart(old, words);
  const end = sharedStart(old.slice(start).toReversed(), words.slice(start).toReversed());
  const parts: TextPart[] = [
    { change: 'SAME', text: words.slice(0, start).join('') },
    { change: 'REMOVED', text: old.slice(start, old.length - end).join('') },
    { change: 'ADDED', text: words.slice(start, words.length - end).join('') },
    { change: 'SAME', text: words.slice(words.length - end).join('') },
  ];
  return parts.filter(({ text }) => text !== '');
}

/** What a list of options or files changes in another one: what stays and is new, then what is gone. */
export const listChange = (before: readonly string[], now: readonly string[]): readonly TextPart[] => [
  ...now.map((text): TextPart => ({ change: before.includes(text) ? 'SAME' : 'ADDED', text })),
  ...before.filter((text) => !now.includes(text)).map((text): TextPart => ({ change: 'REMOVED', text })),
];
