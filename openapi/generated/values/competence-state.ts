// Generated from the contract by `npm run generate`. Do not edit.

export const competenceStateValues = ["MET","BELOW","LAPSED","MISSING"] as const;
