// Generated from the contract by `npm run generate`. Do not edit.

export const taskShiftValues = ["NONE","BEFORE","AFTER"] as const;
