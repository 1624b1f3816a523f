// Generated from the contract by `npm run generate`. Do not edit.

export const exemptionFigureValues = ["IN_FORCE","TO_CONFIRM"] as const;
