// Generated from the contract by `npm run generate`. Do not edit.

export const lineageKindValues = ["UNCHANGED","EDITORIAL","REWORDED","RENUMBERED","SPLIT","MERGED","NEW","WITHDRAWN"] as const;
