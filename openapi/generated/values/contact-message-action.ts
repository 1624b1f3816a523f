// Generated from the contract by `npm run generate`. Do not edit.

export const contactMessageActionValues = ["READ","ANSWER","CLOSE"] as const;
