// Generated from the contract by `npm run generate`. Do not edit.

export const questionGenerationValues = ["NONE","RUNNING","FAILED"] as const;
