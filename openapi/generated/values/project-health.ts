// Generated from the contract by `npm run generate`. Do not edit.

export const projectHealthValues = ["ON_TRACK","AT_RISK","OFF_TRACK"] as const;
