// Generated from the contract by `npm run generate`. Do not edit.

export const projectHealthReasonValues = ["END_PASSED","TOP_SEVERITY_OVERDUE","OVERDUE","BEHIND","AS_PLANNED"] as const;
