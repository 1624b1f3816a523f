// Generated from the contract by `npm run generate`. Do not edit.

export const extensionActionValues = ["GRANT","REFUSE"] as const;
