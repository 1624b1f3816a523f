// Generated from the contract by `npm run generate`. Do not edit.

export const itemGapValues = ["TO_CONFIRM","CONTRADICTION","FINDING_MISSING","REASON_MISSING"] as const;
