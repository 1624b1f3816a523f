// Generated from the contract by `npm run generate`. Do not edit.

export const implementationStatusValues = ["PLANNED","PARTLY_IMPLEMENTED","IMPLEMENTED","RETIRED"] as const;
