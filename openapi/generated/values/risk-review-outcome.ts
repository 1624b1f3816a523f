// Generated from the contract by `npm run generate`. Do not edit.

export const riskReviewOutcomeValues = ["UNCHANGED","RESCORED","TREATMENT_CHANGED","TO_CLOSE"] as const;
