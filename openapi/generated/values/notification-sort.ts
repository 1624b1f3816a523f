// Generated from the contract by `npm run generate`. Do not edit.

export const notificationSortValues = ["createdAt","title"] as const;
