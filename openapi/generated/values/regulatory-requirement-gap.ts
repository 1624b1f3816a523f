// Generated from the contract by `npm run generate`. Do not edit.

export const regulatoryRequirementGapValues = ["country","regionId","jurisdictionId","operationTypeId","corporateLawId","cybersecurityLawId","privacyLawId","riskTypeId","ownerId","status","dueBy","labelId"] as const;
