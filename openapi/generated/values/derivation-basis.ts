// Generated from the contract by `npm run generate`. Do not edit.

export const derivationBasisValues = ["NOT_APPLICABLE","NEGATIVE","POSITIVE","COVER","NOTHING"] as const;
