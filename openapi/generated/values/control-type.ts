// Generated from the contract by `npm run generate`. Do not edit.

export const controlTypeValues = ["PREVENTIVE","DETECTIVE","CORRECTIVE"] as const;
