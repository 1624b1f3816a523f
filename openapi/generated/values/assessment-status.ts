// Generated from the contract by `npm run generate`. Do not edit.

export const assessmentStatusValues = ["DRAFT","SENT","IN_PROGRESS","SUBMITTED","REVIEWED","APPROVED","REJECTED","EXPIRED"] as const;
