// Generated from the contract by `npm run generate`. Do not edit.

export const OrganisationProfiles = { interface: "OrganisationProfiles", operations: { read: "GET /manage-organisation", save: "POST /manage-organisation", saveHolidays: "POST /manage-organisation/holidays", saveLogo: "POST /manage-organisation/logo", subOrganisations: "GET /manage-organisation/sub-organisations" } } as const;
