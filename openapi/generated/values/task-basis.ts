// Generated from the contract by `npm run generate`. Do not edit.

export const taskBasisValues = ["FIXED","COMPLETION"] as const;
