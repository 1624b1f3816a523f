// Generated from the contract by `npm run generate`. Do not edit.

export const privilegedOperationKindValues = ["ADMIN","MATURITY","STANDARD","MODULE","UPDATE_STANDARD"] as const;
