// Generated from the contract by `npm run generate`. Do not edit.

export const contractDueDateValues = ["NOTICE","END"] as const;
