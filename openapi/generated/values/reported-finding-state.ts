// Generated from the contract by `npm run generate`. Do not edit.

export const reportedFindingStateValues = ["OPEN","RISK_ACCEPTED","CLOSED"] as const;
