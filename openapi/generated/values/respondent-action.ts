// Generated from the contract by `npm run generate`. Do not edit.

export const respondentActionValues = ["REMIND","RESEND","REVOKE","DELEGATE"] as const;
