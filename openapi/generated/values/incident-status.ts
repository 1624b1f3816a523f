// Generated from the contract by `npm run generate`. Do not edit.

export const incidentStatusValues = ["OPEN","IN_PROGRESS","CONTAINED","RESOLVED","CLOSED"] as const;
