import type { Schemas } from '#server/contract/types.ts';
import { recentlyUsed } from '#server/modules/record/index.ts';
import { isShort, sanitisedHtml, sanitisedText } from '#server/modules/rich-text/index.ts';

import { comparedTexts, knownDifference } from '../versions/compared.ts';
import { linkedContent, type LinkedVersion } from './linked-policy.ts';

type Passages = Schemas['SecurePolicyChanges']['passages'];

/** How many characters of texts a process remembers: at most 32 MB of memory. */
const mostCharacters = 16_000_000;

/** Roughly what an entry takes beside its text, in characters. */
const overhead = 50;

// What is made of texts that many people read at the same time. An approved version never changes, and nothing else decides
// what is made of it, so that it does not matter who asked first: row-level security has shown the version, with the hash
// that is its key here, to the link that asks.
const texts = recentlyUsed<string>(mostCharacters, ({ length }) => length + overhead);

/** A text that takes too long to be sanitised in a transaction. */
export interface UnsanitisedText {
  /** The sanitised text, to show instead. Must be awaited outside of the transaction. */
  readonly sanitise: (organisationId: string) => Promise<string>;
}

/** The sanitised text of a version: a long one, once it is remembered. */
export async function shownText({ id, sha256 }: LinkedVersion): Promise<string | UnsanitisedText> {
  const known = sha256 === null ? undefined : texts.get(sha256);
  if (known !== undefined) return known;
  const content = await linkedContent(id);
  const kept = (value: string) => {
    // A version that was not approved may still change.
    if (sha256 !== null) texts.set(sha256, value);
    return value;
  };
  if (isShort(content)) return kept(sanitisedHtml(content));
  return { sanitise: async (organisationId) => kept(await sanitisedText(content, organisationId)) };
}

/**
 * The passages of a version, each with what differs from an earlier version. Reads what is to be compared, and returns the
 * comparison, which must be awaited outside of the transaction.
 */
export async function shownDifference(
  [before, version]: readonly [LinkedVersion, LinkedVersion],
  organisationId: string,
): Promise<() => Promise<Passages>> {
  const key =
    before.sha256 === null || version.sha256 === null ? undefined : `versions:${before.sha256}:${version.sha256}`;
  const known = key === undefined ? undefined : knownDifference(key);
  if (known !== undefined) return () => Promise.resolve(known.passages);
  const [was, is] = await Promise.all([linkedContent(before.id), linkedContent(version.id)]);
  const both = {
    was: { content: was, files: before.files ?? [] },
    is: { content: is, files: version.files ?? [] },
    organisationId,
  };
  return async () => (await comparedTexts(both, key)).passages;
}
