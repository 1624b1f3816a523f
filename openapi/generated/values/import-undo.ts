// Generated from the contract by `npm run generate`. Do not edit.

export const importUndoValues = ["UNDONE","CHANGED","IN_USE","MISSING"] as const;
