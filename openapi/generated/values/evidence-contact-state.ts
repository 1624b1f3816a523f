// Generated from the contract by `npm run generate`. Do not edit.

export const evidenceContactStateValues = ["REQUESTED","OPENED","GIVEN","ACCEPTED","EXPIRED","REVOKED"] as const;
