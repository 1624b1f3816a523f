/** The result of a control (specification section 4), from best to worst, and two that say nothing about conformity. */
export type ComplianceResult =
  | 'COMPLIANT'
  | 'OFI'
  | 'MINOR_NON_CONFORMITY'
  | 'MAJOR_NON_CONFORMITY'
  | 'NOT_ASSESSED'
  | 'NON_APPLICABLE';

export const complianceResults = [
  'COMPLIANT',
  'OFI',
  'MINOR_NON_CONFORMITY',
  'MAJOR_NON_CONFORMITY',
  'NOT_ASSESSED',
  'NON_APPLICABLE',
] as const satisfies readonly ComplianceResult[];

/** An opportunity for improvement conforms: it is advice, not a finding against the control. */
export type ConformingResult = 'COMPLIANT' | 'OFI';

export type NegativeResult = 'MINOR_NON_CONFORMITY' | 'MAJOR_NON_CONFORMITY';

export const isConforming = (result: ComplianceResult): result is ConformingResult =>
  result === 'COMPLIANT' || result === 'OFI';

export const isNegative = (result: ComplianceResult): result is NegativeResult =>
  result === 'MINOR_NON_CONFORMITY' || result === 'MAJOR_NON_CONFORMITY';

/** Whether a result is a judgement about conformity. */
export const isAssessed = (result: ComplianceResult): result is ConformingResult | NegativeResult =>
  isConforming(result) || isNegative(result);

/** The worst of some non-conformities; undefined of none. */
export function worstOf(results: readonly NegativeResult[]): NegativeResult | undefined {
  if (results.includes('MAJOR_NON_CONFORMITY')) return 'MAJOR_NON_CONFORMITY';
  return results.length > 0 ? 'MINOR_NON_CONFORMITY' : undefined;
}

/** What several conforming results are together: one that could be better makes all of it so. */
export const conformingOf = (results: readonly ConformingResult[]): ConformingResult =>
  results.includes('OFI') ? 'OFI' : 'COMPLIANT';

/**
 * The result of several sources that only together are one: conforming if all are, negative if one is, else not assessed.
 */
export function resultOfAll(results: readonly ComplianceResult[]): ComplianceResult {
  const negative = worstOf(results.filter(isNegative));
  if (negative !== undefined) return negative;
  const conforming = results.filter(isConforming);
  return conforming.length > 0 && conforming.length === results.length ? conformingOf(conforming) : 'NOT_ASSESSED';
}
