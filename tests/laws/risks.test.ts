import type { Schemas } from '#server/contract/types.ts';

import { registerLaws } from './register-laws.ts';

registerLaws('Risks', {
  values: {
    ratingId: ({ current }: Schemas['Risk']) => current.rating,
    reviewBy: ({ nextReviewOn }: Schemas['Risk']) => nextReviewOn,
    inherent: ({ inherent }: Schemas['Risk']) => inherent.score,
    current: ({ current }: Schemas['Risk']) => current.score,
    residual: ({ residual }: Schemas['Risk']) => residual.score,
    inherentLikelihoodId: ({ inherent }: Schemas['Risk']) => inherent.likelihood,
    inherentImpactId: ({ inherent }: Schemas['Risk']) => inherent.impact,
    currentLikelihoodId: ({ current }: Schemas['Risk']) => current.likelihood,
    currentImpactId: ({ current }: Schemas['Risk']) => current.impact,
    residualLikelihoodId: ({ residual }: Schemas['Risk']) => residual.likelihood,
    residualImpactId: ({ residual }: Schemas['Risk']) => residual.impact,
    dueOn: ({ treatmentPlan }: Schemas['Risk']) => treatmentPlan.dueOn,
  },
  // Undecided first, accepted last.
  orders: { treatment: ['NONE', 'MITIGATE', 'TRANSFER', 'AVOID', 'ACCEPT'] },
  choosing: {
    RiskCategories: (id) => ({ categoryIds: id === null ? [] : [id] }),
    Threats: (id) => ({ threatIds: id === null ? [] : [id] }),
    Vulnerabilities: (id) => ({ vulnerabilityIds: id === null ? [] : [id] }),
    RiskLikelihoods: (likelihoodId) => ({ current: { likelihoodId, impactId: null } }),
    RiskImpacts: (impactId) => ({ residual: { likelihoodId: null, impactId } }),
  },
});
