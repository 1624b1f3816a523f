// Generated from the contract by `npm run generate`. Do not edit.

export const statementStatusValues = ["DRAFT","REVIEW","APPROVED","REJECTED","EXPIRED"] as const;
