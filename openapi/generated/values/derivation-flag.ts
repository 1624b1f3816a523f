// Generated from the contract by `npm run generate`. Do not edit.

export const derivationFlagValues = ["CONTRADICTION","CHECK","TO_CONFIRM"] as const;
