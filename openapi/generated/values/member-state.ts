// Generated from the contract by `npm run generate`. Do not edit.

export const memberStateValues = ["ACTIVE","DEACTIVATED"] as const;
