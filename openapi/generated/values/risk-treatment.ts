// Generated from the contract by `npm run generate`. Do not edit.

export const riskTreatmentValues = ["AVOID","ACCEPT","MITIGATE","TRANSFER","NONE"] as const;
