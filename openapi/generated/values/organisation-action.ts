// Generated from the contract by `npm run generate`. Do not edit.

export const organisationActionValues = ["SUSPEND","RESUME","CLOSE","REOPEN"] as const;
