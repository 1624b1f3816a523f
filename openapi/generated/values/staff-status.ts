// Generated from the contract by `npm run generate`. Do not edit.

export const staffStatusValues = ["PENDING","ACTIVE","DEACTIVATED"] as const;
