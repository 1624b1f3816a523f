// Generated from the contract by `npm run generate`. Do not edit.

export const importDelimiterValues = ["COMMA","SEMICOLON","TAB","PIPE","NONE"] as const;
