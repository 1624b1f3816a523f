// Generated from the contract by `npm run generate`. Do not edit.

export const impactRequestValues = ["RECONFIRM","RESCORE","REVIEW"] as const;
