// Generated from the contract by `npm run generate`. Do not edit.

export const importOutcomeValues = ["ADD","UPDATE","UNCHANGED","SKIP","INVALID"] as const;
