// Generated from the contract by `npm run generate`. Do not edit.

export const incidentGapValues = ["severity","typeId","detection","ownerId","labelId"] as const;
