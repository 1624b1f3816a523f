// Generated from the contract by `npm run generate`. Do not edit.

export const objectiveStateValues = ["NOT_MEASURED","MET","NOT_MET","MISSED"] as const;
