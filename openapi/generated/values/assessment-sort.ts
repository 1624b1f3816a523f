// Generated from the contract by `npm run generate`. Do not edit.

export const assessmentSortValues = ["ref","title","updatedAt","status","score","progress","provider","assignee","approver","dueOn","expiresOn"] as const;
