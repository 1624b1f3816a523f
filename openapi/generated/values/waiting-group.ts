// Generated from the contract by `npm run generate`. Do not edit.

export const waitingGroupValues = ["REVIEW","APPROVAL","QUESTION","ACKNOWLEDGEMENT","ASSESSMENT","CONTROL","FINDING","ACTION","DUE"] as const;
