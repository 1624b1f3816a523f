// Generated from the contract by `npm run generate`. Do not edit.

export const controlImportanceValues = ["MANDATORY","RECOMMENDED","NICE_TO_HAVE"] as const;
