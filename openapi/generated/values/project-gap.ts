// Generated from the contract by `npm run generate`. Do not edit.

export const projectGapValues = ["ownerId","endsBy","labelId"] as const;
