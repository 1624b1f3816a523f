// Generated from the contract by `npm run generate`. Do not edit.

export const identityDifferenceKindValues = ["NO_ACCOUNT","NO_IDENTITY","EMAIL_DIFFERS","BANNED_HERE","BANNED_THERE"] as const;
