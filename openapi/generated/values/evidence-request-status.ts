// Generated from the contract by `npm run generate`. Do not edit.

export const evidenceRequestStatusValues = ["OPEN","PROVIDED","ACCEPTED","WITHDRAWN"] as const;
