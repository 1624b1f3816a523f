// Generated from the contract by `npm run generate`. Do not edit.

export const linkActionValues = ["CONFIRM","REJECT","REMOVE"] as const;
