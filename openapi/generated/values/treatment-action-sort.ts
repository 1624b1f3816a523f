// Generated from the contract by `npm run generate`. Do not edit.

export const treatmentActionSortValues = ["dueOn","title","progress"] as const;
