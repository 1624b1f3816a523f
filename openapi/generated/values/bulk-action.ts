// Generated from the contract by `npm run generate`. Do not edit.

export const bulkActionValues = ["CHANGE","REMOVE"] as const;
