import type { Schemas } from '#server/contract/types.ts';

import { lookupLaws } from './lookup-laws.ts';
import { registerLaws } from './register-laws.ts';

registerLaws('InformationAssets', {
  values: { reviewBy: ({ reviewOn }: Schemas['InformationAsset']) => reviewOn },
});

registerLaws('Risks', {
  values: {
    ratingId: ({ current }: Schemas['Risk']) => current.rating,
    reviewBy: ({ nextReviewOn }: Schemas['Risk']) => nextReviewOn,
    inherent: ({ inherent }: Schemas['Risk']) => inherent.score,
    current: ({ current }: Schemas['Risk']) => current.score,
    residual: ({ residual }: Schemas['Risk']) => residual.score,
    dueOn: ({ treatmentPlan }: Schemas['Risk']) => treatmentPlan.dueOn,
  },
  // Undecided first, accepted last.
  orders: { treatment: ['NONE', 'MITIGATE', 'TRANSFER', 'AVOID', 'ACCEPT'] },
});

lookupLaws('AssetTypes', { register: 'InformationAssets', choosing: (typeId) => ({ typeId }) });
lookupLaws('RiskCategories', { register: 'Risks', choosing: (id) => ({ categoryIds: id === null ? [] : [id] }) });
lookupLaws('RiskIdentificationSources', {
  register: 'Risks',
  choosing: (identificationSourceId) => ({ identificationSourceId }),
});
lookupLaws('RiskLikelihoods', {
  register: 'Risks',
  choosing: (likelihoodId) => ({ current: { likelihoodId, impactId: null } }),
});
lookupLaws('RiskImpacts', {
  register: 'Risks',
  choosing: (impactId) => ({ residual: { likelihoodId: null, impactId } }),
});
lookupLaws('RiskRatings');
