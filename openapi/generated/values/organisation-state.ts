// Generated from the contract by `npm run generate`. Do not edit.

export const organisationStateValues = ["ACTIVE","SUSPENDED","CLOSING"] as const;
