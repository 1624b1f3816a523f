// Generated from the contract by `npm run generate`. Do not edit.

export const activityActionValues = ["CREATE","READ","UPDATE","DELETE","RESTORE"] as const;
