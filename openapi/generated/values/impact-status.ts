// Generated from the contract by `npm run generate`. Do not edit.

export const impactStatusValues = ["OPEN","UNAFFECTED","TO_ASK","ASKED","DONE"] as const;
