// Generated from the contract by `npm run generate`. Do not edit.

export const importValueUseValues = ["EXISTING","NEW","EMPTY"] as const;
