// Generated from the contract by `npm run generate`. Do not edit.

export const afterChangeValues = ["ASKED"] as const;
