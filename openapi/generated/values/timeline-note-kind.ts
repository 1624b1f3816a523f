// Generated from the contract by `npm run generate`. Do not edit.

export const timelineNoteKindValues = ["DETECTION","MITIGATION","OBSERVATION"] as const;
