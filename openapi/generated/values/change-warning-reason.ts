// Generated from the contract by `npm run generate`. Do not edit.

export const changeWarningReasonValues = ["FREEZE","OUTSIDE_WINDOWS","OVERLAP"] as const;
