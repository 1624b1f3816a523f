// Generated from the contract by `npm run generate`. Do not edit.

export const documentEntryKindValues = ["FOLDER","FILE"] as const;
