// Generated from the contract by `npm run generate`. Do not edit.

export const projectSortValues = ["ref","title","updatedAt","status","owner","startsOn","endsOn"] as const;
