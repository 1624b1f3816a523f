// Generated from the contract by `npm run generate`. Do not edit.

export const dutyStateValues = ["RUNNING","OVERDUE","GIVEN","WAIVED","WAITING"] as const;
