// Generated from the contract by `npm run generate`. Do not edit.

export const incidentFigureValues = ["NOTIFICATION_DUE","NOTIFICATION_DUE_IN_A_DAY","NOTIFICATION_OVERDUE"] as const;
