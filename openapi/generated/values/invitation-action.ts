// Generated from the contract by `npm run generate`. Do not edit.

export const invitationActionValues = ["RESEND","REVOKE"] as const;
