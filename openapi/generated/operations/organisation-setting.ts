// Generated from the contract by `npm run generate`. Do not edit.

export const OrganisationSetting = { interface: "OrganisationSetting", operations: { read: "GET /organisation-settings", save: "POST /organisation-settings" } } as const;
