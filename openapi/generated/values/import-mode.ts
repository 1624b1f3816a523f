// Generated from the contract by `npm run generate`. Do not edit.

export const importModeValues = ["STOP","SKIP","UPDATE"] as const;
