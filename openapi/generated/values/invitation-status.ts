// Generated from the contract by `npm run generate`. Do not edit.

export const invitationStatusValues = ["PENDING","ACCEPTED","REVOKED","EXPIRED"] as const;
