// Generated from the contract by `npm run generate`. Do not edit.

export const notifiedPartyValues = ["AUTHORITY","DATA_SUBJECTS"] as const;
