import type { Cover } from '#domain/compliance/derivation.ts';
import type { ControlLink, OwnControl, Position, PositionMapping } from '#domain/compliance/facts.ts';
import type { ComplianceFacts } from '#domain/compliance/recalculation.ts';
import type { Relation } from '#domain/compliance/relations.ts';
import type { ComplianceResult } from '#domain/compliance/results.ts';

/** Results by the names that compliance.md uses. */
export const results = {
  COMPLIANT: 'COMPLIANT',
  OFI: 'OFI',
  MINOR: 'MINOR_NON_CONFORMITY',
  MAJOR: 'MAJOR_NON_CONFORMITY',
  NOT_ASSESSED: 'NOT_ASSESSED',
  NON_APPLICABLE: 'NON_APPLICABLE',
} as const satisfies Record<string, ComplianceResult>;

export type ShortResult = keyof typeof results;

export const ownControl = (id: string, result: ShortResult, more: Partial<OwnControl> = {}): OwnControl => ({
  id,
  isRetired: false,
  result: results[result],
  maturity: null,
  confidence: 40,
  ...more,
});

export const position = (id: string, more: Partial<Position> = {}): Position => ({
  id,
  isApplicable: true,
  isToConfirm: false,
  override: null,
  cover: null,
  ...more,
});

export const link = (
  ownControlId: string,
  relation: Relation,
  positionId: string,
  more: Partial<ControlLink> = {},
): ControlLink => ({
  id: `${ownControlId}>${positionId}`,
  ownControlId,
  positionId,
  relation,
  standing: 'CONFIRMED',
  assertedBy: 'ana',
  ...more,
});

export const mapping = (
  sourceIds: readonly string[],
  relation: Relation,
  targetId: string,
  more: Partial<PositionMapping> = {},
): PositionMapping => ({
  id: `${sourceIds.join('+')}>${targetId}`,
  sourceIds,
  relation,
  targetId,
  strength: null,
  use: 'DERIVE',
  assertedBy: 'publisher',
  ...more,
});

interface Listed {
  readonly ownControls?: readonly OwnControl[];
  readonly positions: readonly Position[];
  readonly links?: readonly ControlLink[];
  readonly mappings?: readonly PositionMapping[];
  readonly today?: string;
}

/** Facts from lists, found by looking through them. */
export const factsOf = ({
  ownControls = [],
  positions,
  links = [],
  mappings = [],
  today = '2026-11-28',
}: Listed): ComplianceFacts => ({
  today,
  ownControls: new Map(ownControls.map((one) => [one.id, one])),
  positions: new Map(positions.map((one) => [one.id, one])),
  linksOf: (id) => links.filter(({ positionId }) => positionId === id),
  mappingsTo: (id) => mappings.filter(({ targetId }) => targetId === id),
  targetsOf: (id) => mappings.filter(({ sourceIds }) => sourceIds.includes(id)).map(({ targetId }) => targetId),
});

/** A declaration that the first own controls together are enough. */
export const coverOf = (count: number): Cover => ({
  ownControlIds: Array.from({ length: count }, (_, index) => `C-${index}`),
  standing: 'CONFIRMED',
  assertedBy: 'ana',
});
