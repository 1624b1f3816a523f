// Generated from the contract by `npm run generate`. Do not edit.

export const evidenceAskedValues = ["OPEN","OVERDUE","GIVEN"] as const;
