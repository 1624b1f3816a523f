import { expect, test } from 'vitest';

import type { ControlLink, OwnControl, Position, PositionMapping } from '#domain/compliance/facts.ts';
import { deriveAgain, deriveAll, type ComplianceFacts, type PositionValues } from '#domain/compliance/recalculation.ts';
import { relations } from '#domain/compliance/relations.ts';

import { link, mapping, ownControl, position, results, type ShortResult } from './support.ts';

/** Numbers that are the same on every run (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  const oneOf = <T>(values: readonly T[]): T => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('Nothing to choose from');
    return value;
  };
  return { below, oneOf };
}

const shortResults: readonly ShortResult[] = ['COMPLIANT', 'OFI', 'MINOR', 'MAJOR', 'NOT_ASSESSED', 'NON_APPLICABLE'];
const standings = ['PROPOSED', 'CONFIRMED', 'TO_CONFIRM', 'REJECTED'] as const;
const days = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'] as const;

const perStandard = 60;
const positionIds = ['A', 'B', 'C'].flatMap((standard) =>
  Array.from({ length: perStandard }, (_, index) => `${standard}-${index}`),
);
const ownIds = Array.from({ length: 80 }, (_, index) => `C-${index}`);

type Random = ReturnType<typeof randomOf>;

/** Facts that change, with the indexes that a database has. */
class World {
  private today: string = days[1];
  private readonly ownControls = new Map<string, OwnControl>();
  private readonly positions = new Map<string, Position>();
  private readonly links = new Map<string, Map<string, ControlLink>>();
  private readonly mappings = new Map<string, Map<string, PositionMapping>>();
  private readonly targets = new Map<string, string[]>();
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
    for (const id of positionIds) this.positions.set(id, position(id));
    for (const id of ownIds) this.changeOwnControl(id);
    for (let count = 0; count < 260; count += 1) this.changeLink();
    for (let count = 0; count < 160; count += 1) this.changeMapping();
  }

  facts(): ComplianceFacts {
    return {
      today: this.today,
      ownControls: this.ownControls,
      positions: this.positions,
      linksOf: (id) => [...(this.links.get(id)?.values() ?? [])],
      mappingsTo: (id) => [...(this.mappings.get(id)?.values() ?? [])],
      targetsOf: (id) => this.targets.get(id) ?? [],
    };
  }

  private indexTargets(): void {
    this.targets.clear();
    for (const { sourceIds, targetId } of [...this.mappings.values()].flatMap((own) => [...own.values()]))
      for (const id of sourceIds) this.targets.set(id, [...(this.targets.get(id) ?? []), targetId]);
  }

  /** Changes something, and says which positions it touches. */
  change(): readonly string[] {
    const kind = this.random.below(10);
    if (kind < 4) return this.changeOwnControl(this.random.oneOf(ownIds));
    if (kind < 6) return this.changeLink();
    if (kind < 7) return this.changeMapping();
    if (kind < 9) return this.changePosition();
    return this.changeDay();
  }

  private changeOwnControl(id: string): readonly string[] {
    const { below, oneOf } = this.random;
    const maturity = oneOf([null, 0, 1, 2, 3, 4, 5]);
    this.ownControls.set(
      id,
      ownControl(id, oneOf(shortResults), { maturity, isRetired: below(12) === 0, confidence: below(101) }),
    );
    return positionIds.filter((one) =>
      [...(this.links.get(one)?.values() ?? [])].some((own) => own.ownControlId === id),
    );
  }

  private changeLink(): readonly string[] {
    const { below, oneOf } = this.random;
    const [ownControlId, positionId] = [oneOf(ownIds), oneOf(positionIds)];
    const own = this.links.get(positionId) ?? new Map<string, ControlLink>();
    this.links.set(positionId, own);
    if (own.size > 2 && below(2) === 0) own.delete(oneOf([...own.keys()]));
    else own.set(ownControlId, link(ownControlId, oneOf(relations), positionId, { standing: oneOf(standings) }));
    return [positionId];
  }

  private changeMapping(): readonly string[] {
    const { below, oneOf } = this.random;
    const targetId = oneOf(positionIds);
    const own = this.mappings.get(targetId) ?? new Map<string, PositionMapping>();
    this.mappings.set(targetId, own);
    if (own.size > 1 && below(2) === 0) own.delete(oneOf([...own.keys()]));
    else {
      // The last one is of a standard that was not adopted.
      const sourceIds = Array.from({ length: 1 + below(3) }, () => oneOf([...positionIds, 'D-1']));
      const strength = oneOf([null, 50, 70, 90]);
      const one = mapping([...new Set(sourceIds)], oneOf(relations), targetId, {
        strength,
        use: oneOf(['DERIVE', 'DERIVE', 'PROPOSE', 'IGNORE']),
      });
      own.set(one.id, one);
    }
    this.indexTargets();
    return [targetId];
  }

  private changePosition(): readonly string[] {
    const { below, oneOf } = this.random;
    const id = oneOf(positionIds);
    const linked = [...(this.links.get(id)?.values() ?? [])].map(({ ownControlId }) => ownControlId);
    this.positions.set(
      id,
      position(id, {
        isApplicable: below(8) > 0,
        isToConfirm: below(8) === 0,
        cover: below(2) === 0 ? { ownControlIds: linked, standing: oneOf(standings), assertedBy: null } : null,
        override:
          below(6) === 0
            ? {
                result: results[oneOf(shortResults)],
                maturity: null,
                reason: 'Seen',
                until: oneOf([null, ...days]),
                seenResult: results[oneOf(shortResults)],
              }
            : null,
      }),
    );
    return [id];
  }

  /** Overrides end by themselves: a day touches those that have an end. */
  private changeDay(): readonly string[] {
    this.today = this.random.oneOf(days);
    return [...this.positions.values()]
      .filter(({ override }) => override !== null && override.until !== null)
      .map(({ id }) => id);
  }
}

test('after 10,000 changes, deriving what they touch is the same as deriving everything', () => {
  const world = new World(randomOf(20_261_128));
  const values: Map<string, PositionValues> = deriveAll(world.facts());
  let [compared, changed] = [0, 0];
  for (let count = 1; count <= 10_000; count += 1) {
    const touched = world.change();
    const facts = world.facts();
    const again = deriveAgain(facts, values, touched);
    changed += again.size;
    for (const [id, value] of again) values.set(id, value);
    if (count % 100 !== 0) continue;
    compared += 1;
    expect(values).toEqual(deriveAll(facts));
  }
  expect(compared).toBe(100);
  // Not everything each time.
  expect(changed).toBeLessThan((10_000 * positionIds.length) / 5);
});

test('the values of the random world are of every kind', () => {
  const derived = [...deriveAll(new World(randomOf(7)).facts()).values()].map(({ full }) => full.derived);
  const flags = new Set(derived.flatMap((one) => one.flags));
  expect(new Set(derived.map(({ result }) => result)).size).toBeGreaterThan(3);
  expect(flags).toContain('CONTRADICTION');
  expect(flags).toContain('CHECK');
});
