import type { components } from '#openapi/generated/types.ts';

/** Where in a text words are, so that they are found again after the text has changed around them. */
export type PassageAnchor = components['schemas']['PassageAnchor'];

/** How much of what surrounds the words is kept, on each side. In characters. */
const contextLength = 60;

/** A text has at most so many places with the same words that are looked at. */
const mostPlaces = 5_000;

/** Where the words that begin at a place of a text are. */
export const anchorAt = (text: string, start: number, length: number): PassageAnchor => ({
  start,
  before: text.slice(Math.max(0, start - contextLength), start),
  after: text.slice(start + length, start + length + contextLength),
});

/** Every place at which a text has these words. */
function placesOf(text: string, words: string): number[] {
  const places: number[] = [];
  let at = words === '' ? -1 : text.indexOf(words);
  while (at !== -1 && places.length < mostPlaces) {
    places.push(at);
    at = text.indexOf(words, at + 1);
  }
  return places;
}

/** How many characters two texts have in common at their beginning. */
function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

/** How many characters two texts have in common at their end. */
function sharedEnd(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

/**
 * Where in a text words are now. Of several places that have them, it is the one whose surroundings are most like those noted,
 * and of such the one closest to where the words were.
 * @returns undefined if the text has them no more
 */
export function placeIn(text: string, words: string, anchor: PassageAnchor | null): number | undefined {
  const places = placesOf(text, words);
  if (anchor === null) return places[0];
  const likeness = (at: number) =>
    sharedEnd(text.slice(Math.max(0, at - contextLength), at), anchor.before) +
    sharedBeginning(text.slice(at + words.length, at + words.length + contextLength), anchor.after);
  const distance = (at: number) => Math.abs(at - anchor.start);
  const [first, ...others] = places;
  if (first === undefined) return undefined;
  let best = { at: first, likeness: likeness(first) };
  for (const at of others) {
    const alike = likeness(at);
    if (alike > best.likeness || (alike === best.likeness && distance(at) < distance(best.at)))
      best = { at, likeness: alike };
  }
  return best.at;
}
