// Generated from the contract by `npm run generate`. Do not edit.

export const incidentDetectionValues = ["INTERNAL","EXTERNAL"] as const;
