// Generated from the contract by `npm run generate`. Do not edit.

export const incidentSeverityValues = ["CRITICAL","MAJOR","MODERATE","MINOR","LOW"] as const;
