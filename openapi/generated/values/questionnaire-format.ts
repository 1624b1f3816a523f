// Generated from the contract by `npm run generate`. Do not edit.

export const questionnaireFormatValues = ["csv","xlsx","vsaq"] as const;
