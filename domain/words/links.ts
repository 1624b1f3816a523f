import type { components } from '#openapi/generated/types.ts';

type LinkType = components['schemas']['LinkType'];

/** A link as it reads from one of its records. */
export interface LinkRelation {
  readonly type: LinkType;
  /** Whether it starts from the other record. */
  readonly reverse: boolean;
}

const labels: Readonly<Record<LinkType, readonly [forwards: string, backwards: string]>> = {
  causes: ['Causes', 'Caused by'],
  mitigates: ['Mitigates', 'Mitigated by'],
  affects: ['Affects', 'Affected by'],
  duplicates: ['Duplicates', 'Duplicated by'],
  relates: ['Related to', 'Related to'],
};

/** What a link says of a record, before the name of the other one: `Mitigated by`. */
export const relationLabel = ({ type, reverse }: LinkRelation): string => labels[type][reverse ? 1 : 0];

/** A link that reads the same from both ends is never reversed. */
export const isSymmetric = (type: LinkType): boolean => labels[type][0] === labels[type][1];
