// Generated from the contract by `npm run generate`. Do not edit.

export const competenceStandingValues = ["GAPS","MET","NOT_REQUIRED"] as const;
