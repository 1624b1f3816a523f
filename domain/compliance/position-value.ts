import { confidenceOf, linkStrength, percentOfStrength, toConfirmAtMost, usualStrength } from './confidence.ts';
import { derive, lowestOfAll, type Derived } from './derivation.ts';
import { isInForce, type ControlLink, type OwnControl, type Position, type PositionMapping } from './facts.ts';
import { isConforming, resultOfAll, type ComplianceResult } from './results.ts';
import type { Source } from './sources.ts';

/** What counts of a position. */
export interface CountedValue {
  readonly result: ComplianceResult;
  readonly maturity: number | null;
  readonly confidence: number | null;
}

/** A position as it counts: what is derived, and the override that stands beside it. */
export interface PositionValue extends CountedValue {
  readonly derived: Derived;
  readonly isOverridden: boolean;
  /** The derived result is no longer the one that the override was made against. */
  readonly asksAgain: boolean;
}

/** An override is an assertion without evidence of its own. */
const overrideConfidence = confidenceOf({ from: '2026-01-01', to: '2026-01-01' }, [], linkStrength);

/** The value that counts on a day. An inapplicable position stays so: an override judges conformity only. */
export function valueOf({ override }: Position, derived: Derived, today: string): PositionValue {
  if (override === null || !isInForce(override, today) || derived.basis === 'NOT_APPLICABLE') {
    const { result, maturity, confidence } = derived;
    return { derived, result, maturity, confidence, isOverridden: false, asksAgain: false };
  }
  return {
    derived,
    result: override.result,
    maturity: override.maturity,
    confidence: overrideConfidence,
    isOverridden: true,
    asksAgain: override.seenResult !== derived.result,
  };
}

/** An own control as a source. A retired one is none. */
export function linkSource(link: ControlLink, ownControl: OwnControl | undefined): Source | undefined {
  if (ownControl === undefined || ownControl.isRetired) return undefined;
  const { result, maturity, confidence } = ownControl;
  return {
    origin: { kind: 'LINK', id: link.id, ownControlId: link.ownControlId },
    relation: link.relation,
    assertedBy: link.assertedBy,
    standing: link.standing,
    use: 'DERIVE',
    result,
    met: isConforming(result) ? 1 : 0,
    of: 1,
    maturity,
    confidence: toConfirmAtMost(confidence, link.standing === 'TO_CONFIRM'),
  };
}

/** Positions of other standards as one source. A control of a standard that was not adopted has no value. */
export function mappingSource(mapping: PositionMapping, values: readonly (CountedValue | undefined)[]): Source {
  const results = values.map((value): ComplianceResult => value?.result ?? 'NOT_ASSESSED');
  const confidences = values.flatMap((value) => (value?.confidence === null ? [] : [value?.confidence ?? 0]));
  return {
    origin: { kind: 'MAPPING', id: mapping.id, sources: mapping.sourceIds },
    relation: mapping.relation,
    assertedBy: mapping.assertedBy,
    standing: 'CONFIRMED',
    use: mapping.use,
    result: resultOfAll(results),
    met: results.filter(isConforming).length,
    of: results.length,
    maturity: lowestOfAll(values.map((value) => value?.maturity ?? null)),
    confidence: percentOfStrength(Math.min(100, ...confidences), mapping.strength ?? usualStrength),
  };
}

/** The value of a position from some of its sources. */
export function positionValue(
  position: Position,
  sources: readonly (Source | undefined)[],
  today: string,
): PositionValue {
  const { isApplicable, isToConfirm, cover } = position;
  const derived = derive({ isApplicable, isToConfirm, cover, sources: sources.filter((one) => one !== undefined) });
  return valueOf(position, derived, today);
}
