// Generated from the contract by `npm run generate`. Do not edit.

export const correctiveActionTypeValues = ["CORRECTIVE_ACTION","IMPROVEMENT","TREATMENT"] as const;
