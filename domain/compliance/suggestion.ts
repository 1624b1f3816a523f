import type { ComplianceResult } from './results.ts';

/** From worst to best; NON_APPLICABLE says nothing. */
const fromWorst = [
  'MAJOR_NON_CONFORMITY',
  'MINOR_NON_CONFORMITY',
  'NOT_ASSESSED',
  'OFI',
  'COMPLIANT',
] as const satisfies readonly ComplianceResult[];

/**
 * What the chosen options of a control's questions suggest: the worst of their results, null if none says anything. A person sets
 * the result. Options that are not applicable are neutral.
 */
export const suggestedResult = (results: readonly ComplianceResult[]): ComplianceResult | null =>
  fromWorst.find((result) => results.includes(result)) ??
  (results.includes('NON_APPLICABLE') ? 'NON_APPLICABLE' : null);
