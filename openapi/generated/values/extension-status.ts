// Generated from the contract by `npm run generate`. Do not edit.

export const extensionStatusValues = ["REQUESTED","GRANTED","REFUSED","VOID"] as const;
