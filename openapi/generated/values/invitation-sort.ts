// Generated from the contract by `npm run generate`. Do not edit.

export const invitationSortValues = ["email","status","invitedAt","expiresAt"] as const;
