// Generated from the contract by `npm run generate`. Do not edit.

export const assessmentTemplateScopeValues = ["SERVICE_TYPE","GLOBAL","CUSTOM"] as const;
