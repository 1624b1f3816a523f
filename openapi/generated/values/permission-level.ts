// Generated from the contract by `npm run generate`. Do not edit.

export const permissionLevelValues = ["VIEW","ADD","EDIT","DELETE"] as const;
