// Generated from the contract by `npm run generate`. Do not edit.

export const reportRunStateValues = ["QUEUED","RUNNING","READY","FAILED","CANCELLED","EXPIRED"] as const;
