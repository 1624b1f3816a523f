// Generated from the contract by `npm run generate`. Do not edit.

export const assessmentTemplateSortValues = ["ref","title","updatedAt","status","questionCount","tier","owner"] as const;
