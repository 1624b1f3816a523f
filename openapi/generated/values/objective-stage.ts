// Generated from the contract by `npm run generate`. Do not edit.

export const objectiveStageValues = ["ACTIVE","ACHIEVED","DROPPED"] as const;
