/**
 * How a source stands to its target: SUPERSET includes all that the target asks, SUBSET is included in it, and INTERSECTS
 * says that they share something (compliance T1; NIST IR 8477, set theory relationship mapping).
 */
export type Relation = 'EQUAL' | 'SUPERSET' | 'SUBSET' | 'INTERSECTS';

export const relations = ['EQUAL', 'SUPERSET', 'SUBSET', 'INTERSECTS'] as const satisfies readonly Relation[];

const inverses: Readonly<Record<Relation, Relation>> = {
  EQUAL: 'EQUAL',
  SUPERSET: 'SUBSET',
  SUBSET: 'SUPERSET',
  INTERSECTS: 'INTERSECTS',
};

/** The same relation, read from the target to the source. */
export const inverseOf = (relation: Relation): Relation => inverses[relation];

/** What follows for own → B from own → A (outer) and A → B (inner); null if nothing does. */
const compositions: Readonly<Record<Relation, Readonly<Record<Relation, Relation | null>>>> = {
  EQUAL: { EQUAL: 'EQUAL', SUPERSET: 'SUPERSET', SUBSET: 'SUBSET', INTERSECTS: 'INTERSECTS' },
  SUPERSET: { EQUAL: 'SUPERSET', SUPERSET: 'SUPERSET', SUBSET: 'INTERSECTS', INTERSECTS: 'INTERSECTS' },
  SUBSET: { EQUAL: 'SUBSET', SUPERSET: null, SUBSET: 'SUBSET', INTERSECTS: null },
  INTERSECTS: { EQUAL: 'INTERSECTS', SUPERSET: null, SUBSET: 'INTERSECTS', INTERSECTS: null },
};

/** The relation of a source to B that follows from its relation to A and from that of A to B; null if none does. */
export const composed = (toA: Relation, fromAToB: Relation): Relation | null => compositions[toA][fromAToB];

/** The relation to each of several targets that a source stands in to all of them together. */
export function relationToEach(relation: Relation, targets: number): Relation {
  if (targets <= 1) return relation;
  return relation === 'EQUAL' || relation === 'SUPERSET' ? 'SUPERSET' : 'INTERSECTS';
}
