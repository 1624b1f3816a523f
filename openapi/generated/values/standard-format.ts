// Generated from the contract by `npm run generate`. Do not edit.

export const standardFormatValues = ["csv","xlsx","oscal"] as const;
