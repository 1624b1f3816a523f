// Generated from the contract by `npm run generate`. Do not edit.

export const privilegedOperationStatusValues = ["PREPARED","AWAITING_SECOND","RUNNING","DONE","FAILED","CANCELLED"] as const;
