// Generated from the contract by `npm run generate`. Do not edit.

export const taskFigureValues = ["OPEN","OVERDUE","DUE_SOON","UNASSIGNED"] as const;
