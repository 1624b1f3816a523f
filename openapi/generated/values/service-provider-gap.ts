// Generated from the contract by `npm run generate`. Do not edit.

export const serviceProviderGapValues = ["serviceTypeId","category","tierId","ownerId","country","parentId","subProcessorId","dataSensitivity","businessCriticality","inherentRisk","residualRisk","reviewBy","labelId"] as const;
