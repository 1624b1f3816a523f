// Generated from the contract by `npm run generate`. Do not edit.

export const serviceProviderSortValues = ["ref","title","updatedAt","legalName","serviceType","category","tier","owner","dataSensitivity","businessCriticality","inherentRisk","residualRisk","reviewStatus","nextReviewOn"] as const;
