// Generated from the contract by `npm run generate`. Do not edit.

export const taskStateValues = ["TODO","IN_PROGRESS","DONE","CANCELLED"] as const;
