// Generated from the contract by `npm run generate`. Do not edit.

export const contactMessageStatusValues = ["NEW","READ","ANSWERED","CLOSED"] as const;
