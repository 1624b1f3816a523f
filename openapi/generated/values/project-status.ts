// Generated from the contract by `npm run generate`. Do not edit.

export const projectStatusValues = ["PLANNED","ACTIVE","ON_HOLD","COMPLETED","CANCELLED"] as const;
