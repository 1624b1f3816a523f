// Generated from the contract by `npm run generate`. Do not edit.

export const documentConflictModeValues = ["STOP","RENAME","VERSION","MERGE"] as const;
