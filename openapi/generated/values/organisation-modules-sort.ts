// Generated from the contract by `npm run generate`. Do not edit.

export const organisationModulesSortValues = ["name"] as const;
