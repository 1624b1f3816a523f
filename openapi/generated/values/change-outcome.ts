// Generated from the contract by `npm run generate`. Do not edit.

export const changeOutcomeValues = ["SUCCESSFUL","WITH_ISSUES","BACKED_OUT"] as const;
