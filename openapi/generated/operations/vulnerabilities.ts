// Generated from the contract by `npm run generate`. Do not edit.

export const Vulnerabilities = { interface: "Vulnerabilities", operations: { list: "GET /vulnerability", create: "POST /vulnerability", options: "GET /vulnerability/options", remove: "DELETE /vulnerability/{id}", update: "PATCH /vulnerability/{id}" } } as const;
