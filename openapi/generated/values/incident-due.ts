// Generated from the contract by `npm run generate`. Do not edit.

export const incidentDueValues = ["OVERDUE"] as const;
