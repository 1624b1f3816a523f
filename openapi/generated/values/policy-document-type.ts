// Generated from the contract by `npm run generate`. Do not edit.

export const policyDocumentTypeValues = ["POLICY","PROCEDURE","STANDARD","GUIDELINE"] as const;
