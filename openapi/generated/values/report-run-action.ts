// Generated from the contract by `npm run generate`. Do not edit.

export const reportRunActionValues = ["RETRY","CANCEL"] as const;
