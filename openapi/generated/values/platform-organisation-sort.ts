// Generated from the contract by `npm run generate`. Do not edit.

export const platformOrganisationSortValues = ["name","state","memberCount","lastUsedAt","createdAt"] as const;
