// Generated from the contract by `npm run generate`. Do not edit.

export const importStateValues = ["UPLOADED","CHECKING","CHECKED","RUNNING","DONE","UNDOING","UNDONE","FAILED"] as const;
