import { expect, test } from 'vitest';

import { composed, inverseOf, relations, relationToEach, type Relation } from '#domain/compliance/relations.ts';

/* Controls as sets of what they ask: all subsets of four elements that are not empty, one bit for each element. */
const sets = Array.from({ length: 15 }, (_, index) => index + 1);

const holds: Readonly<Record<Relation, (source: number, target: number) => boolean>> = {
  EQUAL: (source, target) => source === target,
  SUPERSET: (source, target) => (source & target) === target,
  SUBSET: (source, target) => (source & target) === source,
  INTERSECTS: (source, target) => (source & target) !== 0,
};

/** The strongest first; a superset and a subset at once would be equal. */
const strongest = ['EQUAL', 'SUPERSET', 'SUBSET', 'INTERSECTS'] as const;

const pairs = relations.flatMap((outer) => relations.map((inner) => ({ outer, inner })));

/** What is true of own and B for all sets that stand in these relations. */
function provable(outer: Relation, inner: Relation): Relation | null {
  const triples = sets.flatMap((own) =>
    sets.flatMap((a) => (holds[outer](own, a) ? sets.filter((b) => holds[inner](a, b)).map((b) => ({ own, b })) : [])),
  );
  expect(triples.length).toBeGreaterThan(0);
  return strongest.find((relation) => triples.every(({ own, b }) => holds[relation](own, b))) ?? null;
}

test.each(pairs)('own $outer A, A $inner B proposes the strongest relation that is always true', ({ outer, inner }) => {
  expect(composed(outer, inner)).toBe(provable(outer, inner));
});

test('compositions are those of the table', () => {
  const table = relations.map((outer) => relations.map((inner) => composed(outer, inner) ?? '–').join(' '));
  expect(table).toEqual([
    'EQUAL SUPERSET SUBSET INTERSECTS',
    'SUPERSET SUPERSET INTERSECTS INTERSECTS',
    'SUBSET – SUBSET –',
    'INTERSECTS – INTERSECTS –',
  ]);
});

test.each(relations)('the inverse of %s holds exactly where it does, read from the other side', (relation) => {
  for (const source of sets)
    for (const target of sets) expect(holds[inverseOf(relation)](target, source)).toBe(holds[relation](source, target));
});

test('a relation to several targets together is a weaker one to each', () => {
  expect(relations.map((relation) => relationToEach(relation, 2))).toEqual([
    'SUPERSET',
    'SUPERSET',
    'INTERSECTS',
    'INTERSECTS',
  ]);
  expect(relations.map((relation) => relationToEach(relation, 1))).toEqual([...relations]);
});
