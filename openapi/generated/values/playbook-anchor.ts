// Generated from the contract by `npm run generate`. Do not edit.

export const playbookAnchorValues = ["CREATED","DETECTED","DUE"] as const;
