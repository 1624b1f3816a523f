// Generated from the contract by `npm run generate`. Do not edit.

export const importDecimalMarkValues = ["POINT","COMMA"] as const;
