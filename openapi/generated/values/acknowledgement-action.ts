// Generated from the contract by `npm run generate`. Do not edit.

export const acknowledgementActionValues = ["REMIND","RESEND","REVOKE","EXTEND"] as const;
