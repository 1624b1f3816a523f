// Generated from the contract by `npm run generate`. Do not edit.

export const assessmentActionValues = ["SEND","REVIEW","RETURN","APPROVE","REJECT","REOPEN"] as const;
