// Generated from the contract by `npm run generate`. Do not edit.

export const assessmentTemplateActionValues = ["PUBLISH","ARCHIVE","RESTORE"] as const;
