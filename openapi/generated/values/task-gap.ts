// Generated from the contract by `npm run generate`. Do not edit.

export const taskGapValues = ["projectId","statusId","severityId","ownerId","dueBy","labelId"] as const;
