// Generated from the contract by `npm run generate`. Do not edit.

export const changeTypeValues = ["STANDARD","NORMAL","EMERGENCY"] as const;
