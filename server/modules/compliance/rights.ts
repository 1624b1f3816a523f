import { mayInCompliance, type ComplianceRight } from '#domain/compliance/rights.ts';
import { notAuthorised } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';

type Caller = Pick<OrganisationContext, 'organisation'>;

/** Whether the caller's role has a right, wherever they are named. */
export const has = ({ organisation: { role } }: Caller, right: ComplianceRight): boolean =>
  mayInCompliance(role, right, false);

/** @throws ApiError 403 unless the caller's role has a right (compliance T8) */
export function refuseUnless(caller: Caller, right: ComplianceRight): void {
  if (!has(caller, right)) throw notAuthorised();
}
