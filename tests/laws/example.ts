import type { CollectionName } from '#tests/contract/samples.ts';

/**
 * Whether the laws of what all registers share are proven with this one: it has most operations of its own. The others prove
 * what their own declarations could get wrong (docs/decisions/127-a-proof-stands-once.md).
 */
export const isExample = (name: CollectionName): boolean => name === 'Risks';
