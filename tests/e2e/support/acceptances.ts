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
