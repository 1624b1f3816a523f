import type { MappingRow } from '#src/api/compliance/mapping-sets.ts';

/** How a source stands to its target, in a sentence. */
export const relationWords = {
  EQUAL: 'is equal to',
  SUPERSET: 'includes',
  SUBSET: 'is part of',
  INTERSECTS: 'overlaps with',
} as const satisfies Record<MappingRow['relation'], string>;
