// Generated from the contract by `npm run generate`. Do not edit.

export const successorProblemValues = ["MAY_NOT_VIEW","OTHER_PART"] as const;
