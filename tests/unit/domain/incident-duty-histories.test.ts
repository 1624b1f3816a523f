import { expect, test } from 'vitest';

import { standingsOf, type Duty, type DutyEntry, type DutyStanding } from '#domain/incident/duties/rules.ts';
import { shippedRegimes } from '#domain/incident/duties/shipped.ts';

import { standingsByClock, wallOf, type ClockStanding, type Happening } from './duty-clock.ts';

const timeZone = 'Europe/Berlin';
const minute = 60_000;
const minuteOf = (instant: string) => Date.parse(instant) / minute;

// Both changes of the clocks, and the ends of months of every length, lie within.
const first = minuteOf('2026-09-01T00:00:00Z');
const last = minuteOf('2027-09-01T00:00:00Z');
const wall = wallOf(timeZone, first, last - first);

/** The same numbers in every run (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

type Random = ReturnType<typeof randomOf>;

const choose = <Value>(random: Random, values: readonly Value[]): Value => {
  const value = values[random(values.length)];
  if (value === undefined) throw new Error('Nothing to choose from');
  return value;
};

/** Mostly within days, sometimes within weeks of a time. */
const near = (random: Random, time: number) => time + random(choose(random, [60, 1440, 5 * 1440, 50 * 1440]));

/** Given, corrected, waived, retracted, classified again, in any order. */
function historyOf(random: Random, steps: readonly { readonly key: string }[]): Happening[] {
  const start = first + random(190 * 1440);
  const happenings: Happening[] = random(10) === 0 ? [] : [{ what: 'aware', at: start }];
  for (let left = random(9); left > 0; left -= 1) {
    const at = near(random, start);
    const id = happenings.length;
    const step = choose(random, steps).key;
    const earlier = random(Math.max(id, 1));
    happenings.push(
      choose<Happening>(random, [
        { what: 'given', step, id, at },
        { what: 'given', step, id, at },
        { what: 'progress', step, id, at },
        { what: 'waived', step, id, at },
        { what: 'corrected', id: earlier, at },
        { what: 'retracted', id: earlier },
        { what: 'aware', at: near(random, start) },
        { what: 'classified', at: random(5) === 0 ? null : at },
        { what: 'resolved', at: random(4) === 0 ? null : at },
      ]),
    );
  }
  return happenings;
}

const instantOf = (at: number | null) => (at === null ? null : new Date(at * minute).toISOString());
const kinds = { given: 'GIVEN', progress: 'PROGRESS', waived: 'WAIVED' } as const;

/** What the product keeps after a history: the values last set, and the entries that were not retracted, earliest first. */
function stored(history: readonly Happening[]) {
  const times: Record<'aware' | 'classified' | 'resolved', number | null> = {
    aware: null,
    classified: null,
    resolved: null,
  };
  let rows: readonly {
    readonly id: number;
    readonly step: string;
    readonly kind: DutyEntry['kind'];
    readonly at: number;
  }[] = [];
  for (const one of history) {
    if (one.what === 'corrected') rows = rows.map((row) => (row.id === one.id ? { ...row, at: one.at } : row));
    else if (one.what === 'retracted') rows = rows.filter(({ id }) => id !== one.id);
    else if ('step' in one) rows = [...rows, { id: one.id, step: one.step, kind: kinds[one.what], at: one.at }];
    else times[one.what] = one.at;
  }
  const inOrder = rows.toSorted((one, other) => one.at - other.at);
  const entries: Record<string, DutyEntry[]> = {};
  for (const { step, kind, at } of inOrder) (entries[step] ??= []).push({ kind, at: instantOf(at) ?? '' });
  const incident = {
    awareAt: instantOf(times.aware),
    classifiedAt: instantOf(times.classified),
    resolvedAt: instantOf(times.resolved),
  };
  return { incident, entries };
}

const asClock = ({ state, dueAt, isProvisional, needsProgress }: DutyStanding): ClockStanding => ({
  state,
  dueAt: dueAt === null ? null : Date.parse(dueAt) / minute,
  isProvisional,
  needsProgress,
});

test('10,000 histories stand as by clocks that run minute by minute', { timeout: 120_000 }, () => {
  const seen = new Map<string, number>();
  const differences: object[] = [];
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const random = randomOf(seed);
    const { key, steps } = choose(random, shippedRegimes);
    const history = historyOf(random, steps);
    const now = first + 1440 + random(last - first - 60 * 1440);
    const { incident, entries } = stored(history);
    const duty: Duty = { steps, entries };
    const found = standingsOf(duty, incident, { now: new Date(now * minute), timeZone }).map(asClock);
    const expected = standingsByClock(steps, history, { now, wall });
    for (const { state, isProvisional, needsProgress } of expected)
      for (const one of [state, `provisional ${isProvisional}`, `progress ${needsProgress}`])
        seen.set(one, (seen.get(one) ?? 0) + 1);
    if (JSON.stringify(found) !== JSON.stringify(expected))
      differences.push({ seed, key, history, now, found, expected });
  }
  expect(differences.slice(0, 3)).toEqual([]);
  // Everything that can be the case was, many times.
  const all = ['RUNNING', 'OVERDUE', 'GIVEN', 'WAIVED', 'WAITING', 'provisional true', 'progress true'];
  expect(all.filter((one) => (seen.get(one) ?? 0) < 100)).toEqual([]);
});
