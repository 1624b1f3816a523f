import type { Relation } from '../compliance/relations.ts';

const words: Readonly<Record<string, Relation | 'NONE'>> = {
  equal: 'EQUAL',
  equalto: 'EQUAL',
  equivalentto: 'EQUAL',
  equivalent: 'EQUAL',
  superset: 'SUPERSET',
  supersetof: 'SUPERSET',
  subset: 'SUBSET',
  subsetof: 'SUBSET',
  intersects: 'INTERSECTS',
  intersectswith: 'INTERSECTS',
  intersect: 'INTERSECTS',
  norelationship: 'NONE',
  norelation: 'NONE',
  notrelated: 'NONE',
};

/** The relation that a word of a file names; NONE if it says that there is none, undefined if it is no such word. */
export const relationOf = (word: string): Relation | 'NONE' | undefined =>
  words[
    word
      .slice(0, 40)
      .toLowerCase()
      .replaceAll(/[^a-z]/gu, '')
  ];

/** The relations as OSCAL writes them. */
export const oscalRelations: Readonly<Record<Relation, string>> = {
  EQUAL: 'equal-to',
  SUPERSET: 'superset-of',
  SUBSET: 'subset-of',
  INTERSECTS: 'intersects-with',
};

/** The strengths that files give in words (compliance T3). */
export const confidenceWords: Readonly<Record<string, number>> = { high: 90, medium: 70, low: 50 };
