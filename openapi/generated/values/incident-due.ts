// Generated from the contract by `npm run generate`. Do not edit.

export const incidentDueValues = ["OVERDUE","HOURS_4","HOURS_12","HOURS_24","HOURS_72","HOURS_168"] as const;
