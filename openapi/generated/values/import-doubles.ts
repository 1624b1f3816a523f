// Generated from the contract by `npm run generate`. Do not edit.

export const importDoublesValues = ["ADD","SKIP","UPDATE"] as const;
