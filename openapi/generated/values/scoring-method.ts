// Generated from the contract by `npm run generate`. Do not edit.

export const scoringMethodValues = ["RESULT_SHARE","WEIGHTED","MATURITY","MATURITY_BY_GROUP"] as const;
