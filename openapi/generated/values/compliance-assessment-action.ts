// Generated from the contract by `npm run generate`. Do not edit.

export const complianceAssessmentActionValues = ["START","SUBMIT","RETURN","CLOSE","ABANDON","REOPEN"] as const;
