// Generated from the contract by `npm run generate`. Do not edit.

export const objectiveGapValues = ["ownerId","dueBy","labelId"] as const;
