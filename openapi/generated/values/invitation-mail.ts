// Generated from the contract by `npm run generate`. Do not edit.

export const invitationMailValues = ["DUE","WAITING","SENT","FAILED"] as const;
