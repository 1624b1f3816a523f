// Generated from the contract by `npm run generate`. Do not edit.

export const auditKindValues = ["INTERNAL","SECOND_PARTY","CERTIFICATION"] as const;
