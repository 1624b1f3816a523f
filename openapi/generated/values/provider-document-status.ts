// Generated from the contract by `npm run generate`. Do not edit.

export const providerDocumentStatusValues = ["REQUESTED","RECEIVED","ACCEPTED","REJECTED","REPLACED"] as const;
