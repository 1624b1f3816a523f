// Generated from the contract by `npm run generate`. Do not edit.

export const reportRunSortValues = ["createdAt","asOf","name","state","size"] as const;
