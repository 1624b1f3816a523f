// Generated from the contract by `npm run generate`. Do not edit.

export const staffTrainingStateValues = ["NONE","CURRENT","EXPIRING","EXPIRED"] as const;
