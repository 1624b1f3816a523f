// Generated from the contract by `npm run generate`. Do not edit.

export const treatmentPlanStatusValues = ["NOT_STARTED","IN_PROGRESS","COMPLETED","ON_HOLD","CANCELLED"] as const;
