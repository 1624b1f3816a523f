import { riskImpacts, riskLikelihoods } from '#src/api/risk/risk-lookups.ts';
import type { FilterAddress, RegisterFilter } from '#src/components/register/filters.tsx';
import { useLookupFilter } from '#src/registers/lookup-filter.tsx';

type StepField =
  | 'inherentLikelihoodId'
  | 'inherentImpactId'
  | 'currentLikelihoodId'
  | 'currentImpactId'
  | 'residualLikelihoodId'
  | 'residualImpactId';

/** Filters by the steps of the matrix, of each assessment. */
export function useStepFilters(address: FilterAddress<StepField, string[]>): RegisterFilter[] {
  return [
    useLookupFilter(address, 'inherentLikelihoodId', { label: 'Inherent likelihood', source: riskLikelihoods }),
    useLookupFilter(address, 'inherentImpactId', { label: 'Inherent impact', source: riskImpacts }),
    useLookupFilter(address, 'currentLikelihoodId', { label: 'Current likelihood', source: riskLikelihoods }),
    useLookupFilter(address, 'currentImpactId', { label: 'Current impact', source: riskImpacts }),
    useLookupFilter(address, 'residualLikelihoodId', { label: 'Residual likelihood', source: riskLikelihoods }),
    useLookupFilter(address, 'residualImpactId', { label: 'Residual impact', source: riskImpacts }),
  ];
}
