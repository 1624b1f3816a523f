// Generated from the contract by `npm run generate`. Do not edit.

export const competenceLevelValues = ["AWARE","PRACTITIONER","EXPERT"] as const;
