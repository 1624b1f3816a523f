// Generated from the contract by `npm run generate`. Do not edit.

export const CatalogueModules = { interface: "CatalogueModules", operations: { modules: "GET /admin/module", addModule: "POST /admin/module", removeModule: "DELETE /admin/module/{id}", changeModule: "PATCH /admin/module/{id}", organisations: "GET /admin/organisation-module", setModules: "PATCH /admin/organisation-module/{id}" } } as const;
