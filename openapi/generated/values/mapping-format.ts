// Generated from the contract by `npm run generate`. Do not edit.

export const mappingFormatValues = ["csv","oscal"] as const;
