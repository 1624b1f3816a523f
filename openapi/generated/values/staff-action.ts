// Generated from the contract by `npm run generate`. Do not edit.

export const staffActionValues = ["ACTIVATE","DEACTIVATE","REACTIVATE"] as const;
