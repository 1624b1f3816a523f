import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Place, Sharing } from '#server/fair/fair-places.ts';

import { share } from '../support/places.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const organisations = ['harbour', 'meridian', 'atlas', 'orion'];
const most = 8;

interface Waiting {
  readonly organisationId: string;
  /** Places that were given to others since, while its organisation had none. */
  passed: number;
}

/**
 * Takes and gives back at random. What is held and awaited is counted here as well, so that each place that is given can be
 * judged by what the taker could see.
 */
function worldOf(seed: number, sharing: Partial<Sharing> = {}) {
  const random = numbersFrom(seed);
  const places = share({ places: most, waiting: { most: 1000, milliseconds: 1e9 }, ...sharing });
  const held: { readonly organisationId: string; readonly place: Place }[] = [];
  const waiting: Waiting[] = [];
  const wrong: string[] = [];
  const count = (list: readonly { readonly organisationId: string }[], id: string) =>
    list.filter(({ organisationId }) => organisationId === id).length;
  const give = (organisationId: string, place: Place) => {
    const others = waiting.filter((one) => one.organisationId !== organisationId);
    if (others.length > 0 && count(held, organisationId) + 1 > most / 2)
      wrong.push(`${organisationId} has more than half`);
    for (const other of others) if (count(held, other.organisationId) === 0) other.passed += 1;
    // Each other organisation has a turn before one that has none waits for another.
    for (const { passed, organisationId: id } of others)
      if (passed > organisations.length * count(waiting, id)) wrong.push(`${id} was passed over`);
    held.push({ organisationId, place });
    if (held.length > most) wrong.push('There are too many');
  };
  const take = (organisationId: string) => {
    const place = places.take({ organisationId });
    if (!(place instanceof Promise)) return give(organisationId, place);
    const one = { organisationId, passed: 0 };
    waiting.push(one);
    void place.then((given) => {
      waiting.splice(waiting.indexOf(one), 1);
      give(organisationId, given);
    });
  };
  const giveBack = (at: number) => held.splice(at, 1)[0]?.place.release();
  return { random, places, held, waiting, wrong, take, giveBack };
}

const anyOf = (number: number) => organisations[Math.floor(number * organisations.length)] ?? 'harbour';

const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

test.each(seeds(20))(
  'there are never too many, no turn is skipped, and nobody goes beyond half while others wait (%i)',
  async (seed) => {
    const { random, places, held, waiting, wrong, take, giveBack } = worldOf(seed);
    for (let step = 0; step < 400; step += 1) {
      // One organisation wants far more than the others.
      if (random() < 0.55) take(anyOf(random() ** 3));
      else giveBack(Math.floor(random() * held.length));
      await vi.advanceTimersByTimeAsync(0);
      expect(places.count).toEqual({ held: held.length, waiting: waiting.length });
      if (waiting.length > 0 && held.length < most) wrong.push('Someone waits beside a free place');
    }
    while (held.length > 0) {
      giveBack(0);
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(places.count).toEqual({ held: 0, waiting: 0 });
    expect(wrong).toEqual([]);
  },
);

test.each(seeds(5))('organisations that return what is recalled end with equal shares (%i)', async (seed) => {
  const { random, places, held, take, giveBack } = worldOf(seed, { recallAfter: 10 });
  for (let count = 0; count < most; count += 1) take('harbour');
  for (let count = 0; count < 30; count += 1) take(anyOf(random()));
  for (const organisationId of [...organisations, ...organisations]) take(organisationId);
  for (let round = 0; round < 10; round += 1) {
    await vi.advanceTimersByTimeAsync(10);
    for (const one of held.filter(({ place }) => place.recalled.aborted)) giveBack(held.indexOf(one));
  }
  expect(organisations.map((id) => places.heldBy(id))).toEqual([2, 2, 2, 2]);
});
