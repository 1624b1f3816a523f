// Generated from the contract by `npm run generate`. Do not edit.

export const exemptionStatusValues = ["DRAFT","UNDER_REVIEW","APPROVED","REJECTED","EXPIRED"] as const;
