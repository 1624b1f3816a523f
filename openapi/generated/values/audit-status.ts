// Generated from the contract by `npm run generate`. Do not edit.

export const auditStatusValues = ["PLANNED","IN_PROGRESS","REPORTED","CANCELLED"] as const;
