// Generated from the contract by `npm run generate`. Do not edit.

export const askedAgainValues = ["NOBODY","EVERYONE","CHOSEN"] as const;
