// Generated from the contract by `npm run generate`. Do not edit.

export const NotificationRegimes = { interface: "NotificationRegimes", operations: { read: "GET /notification-regime", save: "POST /notification-regime" } } as const;
