// Generated from the contract by `npm run generate`. Do not edit.

export const Notifications = { interface: "Notifications", operations: { list: "GET /notifications", counts: "GET /notifications/counts", markAllAsRead: "PATCH /notifications/mark-all-as-read", markAsRead: "PATCH /notifications/mark-as-read" } } as const;
