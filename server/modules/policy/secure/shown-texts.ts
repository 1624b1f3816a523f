import type { Schemas } from '#server/contract/types.ts';
import { recentlyUsed, type RecentlyUsed } from '#server/modules/record/index.ts';
import { sanitisedHtml } from '#server/modules/rich-text/index.ts';

import { differenceOf } from '../versions/difference.ts';
import { linkedContent, type LinkedVersion } from './linked-policy.ts';

type Passages = Schemas['SecurePolicyChanges']['passages'];

/** How many characters of texts, and of differences, a process remembers: at most 32 MB of memory each. */
const mostCharacters = 16_000_000;

/** Roughly what a list of words takes beside its text, in characters. */
const listOverhead = 50;

const sizeOfPassages = (passages: Passages) =>
  passages.reduce(
    (size, { words }) => words.reduce((sum, { text }) => sum + text.length + listOverhead, size + listOverhead),
    listOverhead,
  );

// What is made of texts that many people read at the same time. An approved version never changes, and nothing else decides
// what is made of it, so that it does not matter who asked first: row-level security has shown the version, with the hash
// that is its key here, to the link that asks.
const texts = recentlyUsed<string>(mostCharacters, ({ length }) => length + listOverhead);
const differences = recentlyUsed<Passages>(mostCharacters, sizeOfPassages);

interface Making<Value> {
  readonly memory: RecentlyUsed<Value>;
  /** The versions that it is made of. */
  readonly of: readonly LinkedVersion[];
  readonly make: (contents: readonly string[]) => Value;
}

/** Of several requests at the same time, all read the contents, but one makes something of them. */
async function remembered<Value>({ memory, of, make }: Making<Value>): Promise<Value> {
  const hashes = of.map(({ sha256 }) => sha256);
  const read = () => Promise.all(of.map(({ id }) => linkedContent(id)));
  // A version that was not approved may still change.
  if (hashes.includes(null)) return make(await read());
  const key = hashes.join(':');
  const known = memory.get(key);
  if (known !== undefined) return known;
  const contents = await read();
  const value = memory.get(key) ?? make(contents);
  memory.set(key, value);
  return value;
}

/** The sanitised text of a version. */
export const shownText = (version: LinkedVersion): Promise<string> =>
  remembered({ memory: texts, of: [version], make: ([content = '']) => sanitisedHtml(content) });

/** The passages of a version, each with what differs from an earlier version. */
export const shownDifference = (before: LinkedVersion, version: LinkedVersion): Promise<Passages> =>
  remembered({
    memory: differences,
    of: [before, version],
    make: ([was = '', is = '']) =>
      differenceOf(
        { content: was, files: before.files ?? [] },
        { content: sanitisedHtml(is), files: version.files ?? [] },
      ).passages,
  });
