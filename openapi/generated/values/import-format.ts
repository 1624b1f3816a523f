// Generated from the contract by `npm run generate`. Do not edit.

export const importFormatValues = ["csv","xlsx"] as const;
