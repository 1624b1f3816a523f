// Generated from the contract by `npm run generate`. Do not edit.

export const evidenceContactActionValues = ["REMIND","RESEND","EXTEND","REVOKE","ACCEPT","RETURN"] as const;
