// Generated from the contract by `npm run generate`. Do not edit.

export const taskOutcomeValues = ["DONE","LATE","MISSED","SKIPPED"] as const;
