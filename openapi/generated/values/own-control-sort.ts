// Generated from the contract by `npm run generate`. Do not edit.

export const ownControlSortValues = ["ref","title","updatedAt","result","respondedAt","owner","implementation"] as const;
