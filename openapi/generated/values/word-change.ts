// Generated from the contract by `npm run generate`. Do not edit.

export const wordChangeValues = ["SAME","ADDED","REMOVED"] as const;
