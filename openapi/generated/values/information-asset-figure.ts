// Generated from the contract by `npm run generate`. Do not edit.

export const informationAssetFigureValues = ["REVIEW_OVERDUE","POSSIBLE_DOUBLE"] as const;
