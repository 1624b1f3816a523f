// Generated from the contract by `npm run generate`. Do not edit.

export const findingGapValues = ["ownerId","dueBy","verifierId","affectedAreaId","importanceId","assessmentId","labelId"] as const;
