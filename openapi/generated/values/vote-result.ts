// Generated from the contract by `npm run generate`. Do not edit.

export const voteResultValues = ["PENDING","APPROVED","REFUSED"] as const;
