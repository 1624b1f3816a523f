// Generated from the contract by `npm run generate`. Do not edit.

export const sheetFormatValues = ["csv","xlsx"] as const;
