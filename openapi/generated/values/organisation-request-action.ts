// Generated from the contract by `npm run generate`. Do not edit.

export const organisationRequestActionValues = ["GRANT","REFUSE"] as const;
