// Generated from the contract by `npm run generate`. Do not edit.

export const incidentActionValues = ["START","CONTAIN","RESOLVE","CLOSE","REOPEN"] as const;
