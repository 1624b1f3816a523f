// Generated from the contract by `npm run generate`. Do not edit.

export const exportFormatValues = ["csv","xlsx","json"] as const;
