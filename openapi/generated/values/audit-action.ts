// Generated from the contract by `npm run generate`. Do not edit.

export const auditActionValues = ["START","REPORT","CANCEL","REOPEN"] as const;
