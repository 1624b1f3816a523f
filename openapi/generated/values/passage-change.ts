// Generated from the contract by `npm run generate`. Do not edit.

export const passageChangeValues = ["SAME","ADDED","REMOVED","CHANGED"] as const;
