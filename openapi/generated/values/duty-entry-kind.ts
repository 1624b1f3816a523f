// Generated from the contract by `npm run generate`. Do not edit.

export const dutyEntryKindValues = ["GIVEN","PROGRESS","WAIVED"] as const;
