// Generated from the contract by `npm run generate`. Do not edit.

export const AdoptedStandards = { interface: "AdoptedStandards", operations: { adopted: "GET /organisation-standards", adopt: "POST /organisation-standards/adopt", adoptable: "GET /organisation-standards/adoptable", preview: "POST /organisation-standards/preview", get: "GET /organisation-standards/{id}", change: "PATCH /organisation-standards/{id}", groups: "GET /organisation-standards/{id}/groups" } } as const;
