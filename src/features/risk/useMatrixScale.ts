import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { lookupOptionsQuery } from '#src/api/record/register.ts';
import { riskImpacts, riskLikelihoods, riskRatings } from '#src/api/risk/risk-lookups.ts';
import type { Risk } from '#src/api/risk/risks.ts';

import { scaleFor, type MatrixScale } from './rating.ts';

/** The organisation's matrix scale, including the steps that a risk uses. */
export function useMatrixScale(risk: Risk | null): MatrixScale {
  const api = useApi();
  const { data: likelihoods = [] } = useQuery(lookupOptionsQuery(api, riskLikelihoods));
  const { data: impacts = [] } = useQuery(lookupOptionsQuery(api, riskImpacts));
  const { data: ratings = [] } = useQuery(lookupOptionsQuery(api, riskRatings));
  return scaleFor({ likelihoods, impacts, ratings }, risk);
}
