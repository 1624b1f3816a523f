import type { components } from '#openapi/generated/types.ts';

import { worstOf, type ComplianceResult, type NegativeResult } from './results.ts';

type Schemas = components['schemas'];
type Citation = Schemas['ClaimCitation'];

/** An own control that is linked to a control, with what proves it. */
export interface ProposingControl {
  readonly record: Citation;
  readonly implementation: Schemas['ImplementationStatus'];
  readonly result: ComplianceResult;
  readonly evidence: readonly { readonly record: Citation; readonly coveredUntil: string | null }[];
}

const isAnswered = (result: ComplianceResult): boolean => result !== 'NOT_ASSESSED' && result !== 'NON_APPLICABLE';

/** What an own control speaks for: its answer, else how far it is put into practice. */
function resultOf({ result, implementation, evidence }: ProposingControl, today: string): ComplianceResult {
  if (isAnswered(result)) return result;
  if (implementation === 'PLANNED') return 'MAJOR_NON_CONFORMITY';
  if (implementation === 'PARTLY_IMPLEMENTED') return 'MINOR_NON_CONFORMITY';
  const isProven = evidence.some(({ coveredUntil }) => coveredUntil !== null && coveredUntil >= today);
  return isProven ? 'COMPLIANT' : 'OFI';
}

const practice: Readonly<Record<Schemas['ImplementationStatus'], string>> = {
  PLANNED: 'is planned and not in place yet',
  PARTLY_IMPLEMENTED: 'is partly implemented',
  IMPLEMENTED: 'is implemented',
  RETIRED: 'is retired',
};

const named = ({ ref, title }: Citation) => `${ref} ${title}`;

function claimsOf({ record, implementation, evidence }: ProposingControl, today: string): Schemas['ProposedClaim'][] {
  const proven = evidence.filter(({ coveredUntil }) => coveredUntil !== null && coveredUntil >= today);
  return [
    { text: `${named(record)} ${practice[implementation]}.`, citations: [record] },
    ...(proven.length > 0
      ? proven.map((one) => ({ text: `${named(one.record)} proves it today.`, citations: [one.record, record] }))
      : [{ text: `No evidence of ${named(record)} covers today.`, citations: [record] }]),
  ];
}

const isNegative = (result: ComplianceResult): result is NegativeResult =>
  result === 'MINOR_NON_CONFORMITY' || result === 'MAJOR_NON_CONFORMITY';

/**
 * A draft by fixed rules: the worst of what the linked own controls speak for, each sentence citing its records. Null where the
 * records say nothing. @param today `2026-11-28`
 */
export function controlProposal(
  positionId: string,
  controls: readonly ProposingControl[],
  today: string,
): Schemas['ControlProposal'] | null {
  const used = controls.filter(({ implementation }) => implementation !== 'RETIRED');
  if (used.length === 0) return null;
  const results = used.map((one) => resultOf(one, today));
  const negative = worstOf(results.filter(isNegative));
  const result = negative ?? (results.includes('OFI') ? 'OFI' : 'COMPLIANT');
  return { positionId, result, claims: used.flatMap((one) => claimsOf(one, today)) };
}
