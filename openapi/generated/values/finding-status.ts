// Generated from the contract by `npm run generate`. Do not edit.

export const findingStatusValues = ["OPEN","IN_PROGRESS","CLOSED","RISK_ACCEPTED"] as const;
