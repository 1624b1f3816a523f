// Generated from the contract by `npm run generate`. Do not edit.

export const shippedStandardValues = ["NIST_SP_800_53_R5_LOW"] as const;
