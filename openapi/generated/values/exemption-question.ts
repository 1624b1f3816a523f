// Generated from the contract by `npm run generate`. Do not edit.

export const exemptionQuestionValues = ["NEW_VERSION","CONTROL_FAILED"] as const;
