// Generated from the contract by `npm run generate`. Do not edit.

export const applicabilityReasonValues = ["RISK","LEGAL","CONTRACT","BUSINESS"] as const;
