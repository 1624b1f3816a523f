// Generated from the contract by `npm run generate`. Do not edit.

export const waitingSortValues = ["dueOn","title"] as const;
