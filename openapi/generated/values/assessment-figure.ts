// Generated from the contract by `npm run generate`. Do not edit.

export const assessmentFigureValues = ["OVERDUE"] as const;
