// Generated from the contract by `npm run generate`. Do not edit.

export const sourceKindValues = ["LINK","MAPPING"] as const;
