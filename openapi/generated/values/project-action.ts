// Generated from the contract by `npm run generate`. Do not edit.

export const projectActionValues = ["START","HOLD","RESUME","COMPLETE","CANCEL","REOPEN"] as const;
