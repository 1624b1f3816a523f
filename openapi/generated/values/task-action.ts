// Generated from the contract by `npm run generate`. Do not edit.

export const taskActionValues = ["COMPLETE","CANCEL","REOPEN"] as const;
