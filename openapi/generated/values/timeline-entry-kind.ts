// Generated from the contract by `npm run generate`. Do not edit.

export const timelineEntryKindValues = ["DETECTION","MITIGATION","OBSERVATION","SEVERITY_CHANGED","STATUS_CHANGED","NOTIFICATION"] as const;
