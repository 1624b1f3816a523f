// Generated from the contract by `npm run generate`. Do not edit.

export const namingKindValues = ["risk","policy","incident","exemption"] as const;
