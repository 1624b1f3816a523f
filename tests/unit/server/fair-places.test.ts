import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { FairPlaces, Holder, Place } from '#server/fair/fair-places.ts';
import { NoPlace, type NoPlaceReason } from '#server/fair/no-place.ts';

import { share } from '../support/places.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const harbour = { organisationId: 'harbour' };
const meridian = { organisationId: 'meridian' };
const atlas = { organisationId: 'atlas' };
const person = (personId: string, of: Holder = harbour): Holder => ({ ...of, personId });

/** Takes a place, and notes how that went. */
function taker(places: FairPlaces) {
  const log: string[] = [];
  const taken: Place[] = [];
  const take = (holder: Holder, name = holder.organisationId) =>
    void Promise.resolve()
      .then(() => places.take(holder))
      .then(
        (place) => {
          log.push(name);
          taken.push(place);
        },
        (error: unknown) => log.push(`${name}: ${error instanceof NoPlace ? error.reason : String(error)}`),
      );
  return { log, taken, take, settled: () => vi.advanceTimersByTimeAsync(0) };
}

const several = (count: number, places: FairPlaces, holder: Holder) =>
  Array.from({ length: count }, () => places.takeNow(holder));

const reasonOf = (work: () => unknown): NoPlaceReason | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof NoPlace ? error.reason : undefined;
  }
};

describe('one organisation', () => {
  test('takes all places while no other wants one, without waiting for a promise', () => {
    const places = share({});
    const taken = Array.from({ length: 4 }, () => places.take(harbour));
    expect(taken.every((place) => !(place instanceof Promise))).toBe(true);
    expect(places.count).toEqual({ held: 4, waiting: 0 });
  });

  test('gives a place back once', () => {
    const places = share({ places: 2 });
    const [first] = several(2, places, harbour);
    first?.release();
    first?.release();
    expect(places.count.held).toBe(1);
  });

  test('leaves those reserved for organisations that have none', () => {
    const places = share({ reserved: 1 });
    several(3, places, harbour);
    expect(reasonOf(() => places.takeNow(harbour))).toBe('organisation');
    places.takeNow(meridian);
    expect(reasonOf(() => places.takeNow(meridian))).toBe('others');
  });
});

describe('a place that becomes free', () => {
  test('goes to the organisation with the fewest, however many of another wait longer', async () => {
    const places = share({});
    const [first, second] = several(4, places, harbour);
    const { take, log, settled } = taker(places);
    take(harbour);
    take(harbour);
    take(meridian);
    await settled();
    first?.release();
    second?.release();
    await settled();
    expect(log).toEqual(['meridian', 'harbour']);
  });

  test('goes to those with equally many in turn, whatever each has waiting', async () => {
    const places = share({ places: 1 });
    const { take, log, taken, settled } = taker(places);
    for (let count = 0; count < 4; count += 1) take(harbour);
    await settled();
    take(meridian);
    take(atlas);
    take(meridian);
    for (let count = 0; count < 7; count += 1) {
      await settled();
      taken.pop()?.release();
    }
    expect(log).toEqual(['harbour', 'harbour', 'meridian', 'atlas', 'harbour', 'meridian', 'harbour']);
  });

  test('goes to the person of an organisation who has the fewest', async () => {
    const places = share({ places: 3 });
    const [first] = several(2, places, person('ada'));
    places.takeNow(person('ben'));
    const { take, log, settled } = taker(places);
    take(person('ada'), 'ada');
    take(person('cleo'), 'cleo');
    await settled();
    first?.release();
    await settled();
    expect(log).toEqual(['cleo']);
  });
});

describe('who is refused', () => {
  test('a person beyond the most of one, with those that they wait for', async () => {
    const places = share({ places: 1, perPerson: 2 });
    const { take, log, settled } = taker(places);
    take(person('ada'));
    take(person('ada'));
    take(person('ada'));
    await settled();
    expect(log).toEqual(['harbour', 'harbour: person']);
  });

  test('an organisation beyond the most of one', () => {
    const places = share({ perOrganisation: 2 });
    several(2, places, harbour);
    expect(reasonOf(() => places.takeNow(harbour))).toBe('organisation');
    places.takeNow(meridian);
  });

  test('someone who has waited for too long, told whether their own organisation is why', async () => {
    const places = share({});
    several(4, places, harbour);
    const { take, log } = taker(places);
    take(meridian);
    take(harbour);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toEqual(['meridian: others', 'harbour: organisation']);
    expect(places.count).toEqual({ held: 4, waiting: 0 });
  });

  test('the last of a crowd, for one of an organisation with fewer waiting', async () => {
    const places = share({ places: 1, waiting: { most: 3, milliseconds: 10_000 } });
    const held = places.takeNow(atlas);
    const { take, log, settled } = taker(places);
    for (const name of ['first', 'second', 'third', 'fourth']) take(harbour, name);
    take(meridian);
    await settled();
    expect(log).toEqual(['fourth: organisation', 'third: organisation']);
    held.release();
    await settled();
    expect(log.at(-1)).toBe('first');
  });
});

describe('a lent place', () => {
  const lent = { recallAfter: 2000 };

  test('is recalled for another organisation that has waited, the latest first, and no more than are wanted', async () => {
    const places = share(lent);
    const held = several(4, places, harbour);
    const recalled = () => held.map((place) => place.recalled.aborted);
    const { take, log, settled } = taker(places);
    take(meridian);
    await vi.advanceTimersByTimeAsync(1999);
    expect(recalled()).toEqual([false, false, false, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(recalled()).toEqual([false, false, false, true]);
    expect(held[3]?.recalled.reason).toMatchObject({ name: 'NoPlace', reason: 'recalled', message: 'recalled' });
    held[3]?.release();
    await settled();
    expect(log).toEqual(['meridian']);
  });

  test('is recalled until each has half, and never for the organisation itself', async () => {
    const places = share(lent);
    const held = several(4, places, harbour);
    for (const place of held) place.recalled.addEventListener('abort', () => place.release());
    const { take, log } = taker(places);
    for (let count = 0; count < 3; count += 1) {
      take(meridian);
      take(harbour);
    }
    await vi.advanceTimersByTimeAsync(2000);
    expect(log).toEqual(['meridian', 'meridian']);
    expect([places.heldBy('harbour'), places.heldBy('meridian')]).toEqual([2, 2]);
  });

  test('is recalled from the organisation with the most, so that of three each gets a third', async () => {
    const places = share({ ...lent, places: 6 });
    const recalls: string[] = [];
    for (const holder of [harbour, meridian])
      for (const place of several(3, places, holder))
        place.recalled.addEventListener('abort', () => {
          recalls.push(holder.organisationId);
          place.release();
        });
    const { take, log } = taker(places);
    for (let count = 0; count < 4; count += 1) take(atlas);
    await vi.advanceTimersByTimeAsync(2000);
    expect(recalls).toEqual(['harbour', 'meridian']);
    expect(log).toEqual(['atlas', 'atlas']);
  });

  test('is not recalled where places return by themselves', async () => {
    const places = share({});
    const [place] = several(4, places, harbour);
    taker(places).take(meridian);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(place?.recalled.aborted).toBe(false);
  });
});
