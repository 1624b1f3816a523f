// Generated from the contract by `npm run generate`. Do not edit.

export const privilegedOperationSortValues = ["preparedAt","kind"] as const;
