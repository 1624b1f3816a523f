import type { ComplianceAssessmentKind } from './assessment-lifecycle.ts';
import type { DerivationFlag } from './derivation.ts';
import type { ComplianceResult } from './results.ts';

/** A result with its maturity. */
interface Value {
  readonly result: ComplianceResult;
  readonly maturity: number | null;
}

/** A position as an item reads it. */
export interface ItemPosition extends Value {
  readonly flags: readonly DerivationFlag[];
}

/** What counts for a control in an assessment. */
export interface ItemValue extends Value {
  /** Of the position, where its value is the one that counts. */
  readonly flags: readonly DerivationFlag[];
  readonly isJudged: boolean;
}

/**
 * What counts for a control in an assessment. A judgement stands on what the assessor has seen, whatever the sources say. Without
 * one, a self-assessment takes what the organisation has answered; an audit has no result, since those who are audited do not
 * judge. What is not applicable is so in both.
 */
export function itemValue(kind: ComplianceAssessmentKind, position: ItemPosition, judgement: Value | null): ItemValue {
  if (judgement !== null) return { ...judgement, flags: [], isJudged: true };
  const { result, maturity, flags } = position;
  if (kind === 'SELF' || result === 'NON_APPLICABLE') return { result, maturity, flags, isJudged: false };
  return { result: 'NOT_ASSESSED', maturity: null, flags: [], isJudged: false };
}
