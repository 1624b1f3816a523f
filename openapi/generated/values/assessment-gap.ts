// Generated from the contract by `npm run generate`. Do not edit.

export const assessmentGapValues = ["providerId","templateId","assigneeId","approverId","dueBy","labelId"] as const;
