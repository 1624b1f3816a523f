// Generated from the contract by `npm run generate`. Do not edit.

export const riskActionValues = ["OPEN","CLOSE","REOPEN"] as const;
