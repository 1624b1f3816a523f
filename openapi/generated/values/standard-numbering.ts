// Generated from the contract by `npm run generate`. Do not edit.

export const standardNumberingValues = ["ISO_27001_2022"] as const;
