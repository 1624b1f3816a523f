// Generated from the contract by `npm run generate`. Do not edit.

export const acknowledgementVersionsValues = ["IN_FORCE","FORMER"] as const;
