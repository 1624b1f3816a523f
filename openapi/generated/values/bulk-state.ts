// Generated from the contract by `npm run generate`. Do not edit.

export const bulkStateValues = ["RUNNING","STOPPING","DONE","STOPPED","FAILED","UNDOING","UNDONE","UNDO_FAILED"] as const;
