// Generated from the contract by `npm run generate`. Do not edit.

export const findingActionValues = ["START","CLOSE","FAIL_CHECK","ACCEPT_RISK","REOPEN"] as const;
