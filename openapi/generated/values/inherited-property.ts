// Generated from the contract by `npm run generate`. Do not edit.

export const inheritedPropertyValues = ["confidentiality","integrity","availability","businessImpact"] as const;
