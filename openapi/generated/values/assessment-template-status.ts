// Generated from the contract by `npm run generate`. Do not edit.

export const assessmentTemplateStatusValues = ["DRAFT","ACTIVE","ARCHIVED"] as const;
