// Generated from the contract by `npm run generate`. Do not edit.

export const linkStandingValues = ["PROPOSED","CONFIRMED","TO_CONFIRM","REJECTED"] as const;
