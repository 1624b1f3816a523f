// Generated from the contract by `npm run generate`. Do not edit.

export const objectiveSortValues = ["ref","title","updatedAt","nextReadingOn","owner","dueOn"] as const;
