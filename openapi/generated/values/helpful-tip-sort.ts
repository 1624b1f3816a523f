// Generated from the contract by `npm run generate`. Do not edit.

export const helpfulTipSortValues = ["position","topic","title"] as const;
