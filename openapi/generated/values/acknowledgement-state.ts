// Generated from the contract by `npm run generate`. Do not edit.

export const acknowledgementStateValues = ["REQUESTED","OPENED","ACKNOWLEDGED","EXPIRED","REVOKED","SUPERSEDED"] as const;
