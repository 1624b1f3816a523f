// Generated from the contract by `npm run generate`. Do not edit.

export const riskGapValues = ["acceptance","dueBy","ratingId","inherentRatingId","residualRatingId","inherentLikelihoodId","inherentImpactId","currentLikelihoodId","currentImpactId","residualLikelihoodId","residualImpactId","categoryId","ownerId","accountableId","threatId","vulnerabilityId","controlEffectiveness","reviewBy","labelId"] as const;
