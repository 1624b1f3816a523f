// Generated from the contract by `npm run generate`. Do not edit.

export const notificationStatusValues = ["UNREAD","READ"] as const;
