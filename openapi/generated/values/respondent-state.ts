// Generated from the contract by `npm run generate`. Do not edit.

export const respondentStateValues = ["ADDED","REQUESTED","OPENED","ANSWERING","SUBMITTED","EXPIRED","REVOKED"] as const;
