// Generated from the contract by `npm run generate`. Do not edit.

export const taskSortValues = ["ref","title","updatedAt","state","position","project","severity","owner","startsOn","dueOn"] as const;
