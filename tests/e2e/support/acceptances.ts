import type { components } from '#openapi/generated/types.ts';

import type { ApiUser } from './api-user.ts';
import type { Organisation } from './directory.ts';

type Schemas = components['schemas'];

interface AssessedRisk {
  readonly title: string;
  /** Scores from 1 to 5. */
  readonly residual: readonly [likelihood: number, impact: number];
}

/** Adds a risk with a residual rating. */
export const addAssessedRisk = async (
  user: ApiUser,
  organisation: Organisation,
  { title, residual }: AssessedRisk,
): Promise<Schemas['Risk']> =>
  user.post(organisation, 'risk', { title, residual: await user.assessmentOf(organisation, residual) });

/** Adds a risk, whose acceptance one member asks another one for. */
export async function addSubmittedRisk(
  { author, approver }: { readonly author: ApiUser; readonly approver: ApiUser },
  organisation: Organisation,
  risk: AssessedRisk,
): Promise<Schemas['RiskAcceptance'] & { readonly riskId: string }> {
  const { id: riskId } = await addAssessedRisk(author, organisation, risk);
  const data = { approverId: await approver.id(), expiresOn: '2099-12-31', justification: 'No patch exists' };
  const path = `risk/${riskId}/acceptances`;
  return { ...(await author.post<Schemas['RiskAcceptance']>(organisation, path, data)), riskId };
}
