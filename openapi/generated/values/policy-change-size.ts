// Generated from the contract by `npm run generate`. Do not edit.

export const policyChangeSizeValues = ["MAJOR","MINOR"] as const;
