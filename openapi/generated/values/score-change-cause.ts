// Generated from the contract by `npm run generate`. Do not edit.

export const scoreChangeCauseValues = ["CREATED","EDITED","BULK_CHANGE","IMPORT","MATRIX_CHANGED","INCIDENT"] as const;
