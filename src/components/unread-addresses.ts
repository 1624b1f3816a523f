import { enumerated } from './words.ts';

/** So many are named at once: a list with more of them is the wrong one. */
const mostNamed = 20;
const longestSample = 40;

/** Names each entry of a pasted list that is no address; undefined if all are. */
export function unreadAddresses(entries: readonly string[]): string | undefined {
  const named = entries.map((entry) => `“${entry.slice(0, longestSample)}”`);
  if (named.length === 0) return undefined;
  return named.length === 1
    ? `${named[0]} is not a mail address`
    : `These are not mail addresses: ${enumerated(named, mostNamed)}`;
}
