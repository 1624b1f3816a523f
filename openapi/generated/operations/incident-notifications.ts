// Generated from the contract by `npm run generate`. Do not edit.

export const IncidentNotifications = { interface: "IncidentNotifications", operations: { read: "GET /notification-periods", save: "POST /notification-periods" } } as const;
