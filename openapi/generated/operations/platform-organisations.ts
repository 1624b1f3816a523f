// Generated from the contract by `npm run generate`. Do not edit.

export const PlatformOrganisations = { interface: "PlatformOrganisations", operations: { list: "GET /admin/organisation", createOrganisation: "POST /admin/organisation", get: "GET /admin/organisation/{id}", update: "PATCH /admin/organisation/{id}", inviteAdministrator: "POST /admin/organisation/{id}/administrator", changeState: "POST /admin/organisation/{id}/state" } } as const;
