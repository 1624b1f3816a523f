// Generated from the contract by `npm run generate`. Do not edit.

export const changeStatusValues = ["NEW","ASSESS","AUTHORISE","SCHEDULED","IMPLEMENT","REVIEW","CLOSED","CANCELLED"] as const;
