import type { Relation } from './relations.ts';
import {
  isConforming,
  isNegative,
  type ComplianceResult,
  type ConformingResult,
  type NegativeResult,
} from './results.ts';

/** How a link or a cover stands: a proposed or rejected one does not count, one to be confirmed does. */
export type Standing = 'PROPOSED' | 'CONFIRMED' | 'TO_CONFIRM' | 'REJECTED';

export const counts = (standing: Standing): boolean => standing === 'CONFIRMED' || standing === 'TO_CONFIRM';

/** What an organisation does with a mapping: let it fill results, only propose them, or ignore it. */
export type MappingUse = 'DERIVE' | 'PROPOSE' | 'IGNORE';

/** Where a value comes from: an own control by a link, or positions of other standards by a mapping. */
export type Origin =
  | { readonly kind: 'LINK'; readonly id: string; readonly ownControlId: string }
  | { readonly kind: 'MAPPING'; readonly id: string; readonly sources: readonly string[] };

/** A source of a position, with what it says about the position itself. */
export interface Source {
  readonly origin: Origin;
  readonly relation: Relation;
  /** Who asserted the relation: a person, or the publisher of a set of mappings; null if nobody is known. */
  readonly assertedBy: string | null;
  readonly standing: Standing;
  readonly use: MappingUse;
  readonly result: ComplianceResult;
  /** Of a mapping with several sources: how many of them conform, and of how many. */
  readonly met: number;
  readonly of: number;
  readonly maturity: number | null;
  /** 0 to 100, at the position: the strength of a mapping is in it. */
  readonly confidence: number;
}

/** What a source does to a position (compliance T2, the upper table). */
export type Effect =
  | { readonly kind: 'FILLS'; readonly result: ConformingResult | NegativeResult; readonly note: boolean }
  | { readonly kind: 'PROPOSES'; readonly result: ConformingResult | NegativeResult }
  | { readonly kind: 'PART'; readonly result: ConformingResult }
  | { readonly kind: 'NONE' };

/** What holds for the whole holds for the part. */
function conformingEffect(relation: Relation, result: ConformingResult): Effect {
  if (relation === 'EQUAL') return { kind: 'FILLS', result, note: false };
  // The improvement may concern what the position does not ask.
  if (relation === 'SUPERSET') return { kind: 'FILLS', result: 'COMPLIANT', note: result === 'OFI' };
  return { kind: 'PART', result };
}

/** What fails in the part fails in the whole; what fails in more than the position asks may be outside of it. */
const negativeEffect = (relation: Relation, result: NegativeResult): Effect =>
  relation === 'EQUAL' || relation === 'SUBSET' ? { kind: 'FILLS', result, note: false } : { kind: 'PROPOSES', result };

/** What a source with a relation and a result does to its target. */
export function effectOf({
  relation,
  result,
  standing,
  use,
}: Pick<Source, 'relation' | 'result' | 'standing' | 'use'>): Effect {
  if (!counts(standing) || use === 'IGNORE') return { kind: 'NONE' };
  const effect = isConforming(result)
    ? conformingEffect(relation, result)
    : isNegative(result)
      ? negativeEffect(relation, result)
      : ({ kind: 'NONE' } as const);
  return use === 'PROPOSE' && effect.kind === 'FILLS' ? { kind: 'PROPOSES', result: effect.result } : effect;
}
