// Generated from the contract by `npm run generate`. Do not edit.

export const findingSortValues = ["ref","title","updatedAt","status","kind","owner","dueOn","raisedOn"] as const;
