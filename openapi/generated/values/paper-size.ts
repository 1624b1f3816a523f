// Generated from the contract by `npm run generate`. Do not edit.

export const paperSizeValues = ["A4","LETTER"] as const;
