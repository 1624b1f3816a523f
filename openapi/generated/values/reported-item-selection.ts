// Generated from the contract by `npm run generate`. Do not edit.

export const reportedItemSelectionValues = ["TO_CONFIRM","BELOW_TARGET","ASSESSED","APPLICABLE"] as const;
