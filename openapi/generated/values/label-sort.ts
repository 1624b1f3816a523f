// Generated from the contract by `npm run generate`. Do not edit.

export const labelSortValues = ["name","uses","updatedAt"] as const;
