// Generated from the contract by `npm run generate`. Do not edit.

export const mappingUseValues = ["DERIVE","PROPOSE","IGNORE"] as const;
