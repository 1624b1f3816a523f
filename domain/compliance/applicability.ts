/** Why a control is applicable, or is not (ISO/IEC 27001, 6.1.3 c, d). */
export type ApplicabilityReason = 'RISK' | 'LEGAL' | 'CONTRACT' | 'BUSINESS';

export interface Applicability {
  readonly isApplicable: boolean;
  readonly reasons: readonly ApplicabilityReason[];
  readonly justification: string;
  /** How many risks are linked to the own controls of the position. */
  readonly linkedRisks: number;
}

/** What the standard says of a control. */
export interface ApplicabilityRule {
  /** Clauses 4 to 10 of ISO/IEC 27001 may not: excluding one ends conformity (clause 1). */
  readonly mayBeExcluded: boolean;
  /** Whether it belongs in the statement of applicability. */
  readonly isInStatement: boolean;
}

/** What keeps a statement of applicability from being submitted. */
export type ApplicabilityGap =
  /** Neither a reason nor a text says why it is applicable. */
  | 'UNDECIDED'
  /** An exclusion without text. */
  | 'JUSTIFICATION_MISSING'
  /** RISK as a reason, and no risk is linked. */
  | 'RISK_MISSING'
  /** An exclusion that the standard does not allow. */
  | 'NOT_EXCLUDABLE';

const isBlank = (text: string): boolean => text.trim() === '';

/** What is missing from the decision about a control. */
export function applicabilityGaps(
  { isApplicable, reasons, justification, linkedRisks }: Applicability,
  { mayBeExcluded, isInStatement }: ApplicabilityRule,
): ApplicabilityGap[] {
  const gaps: ApplicabilityGap[] = [];
  if (!isApplicable && !mayBeExcluded) gaps.push('NOT_EXCLUDABLE');
  if (!isInStatement) return gaps;
  if (isApplicable && reasons.length === 0 && isBlank(justification)) gaps.push('UNDECIDED');
  if (!isApplicable && isBlank(justification)) gaps.push('JUSTIFICATION_MISSING');
  if (isApplicable && reasons.includes('RISK') && linkedRisks === 0) gaps.push('RISK_MISSING');
  return gaps;
}
