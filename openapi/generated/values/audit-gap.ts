// Generated from the contract by `npm run generate`. Do not edit.

export const auditGapValues = ["adoptedStandardId","ownerId","dueBy","labelId"] as const;
