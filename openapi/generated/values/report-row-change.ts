// Generated from the contract by `npm run generate`. Do not edit.

export const reportRowChangeValues = ["ADDED","REMOVED","CHANGED"] as const;
