// Generated from the contract by `npm run generate`. Do not edit.

export const complianceCauseValues = ["PERSON","LINK","MAPPING","EVIDENCE","ASSESSMENT","OTHER"] as const;
