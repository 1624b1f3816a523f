// Generated from the contract by `npm run generate`. Do not edit.

export const ThreatCategories = { interface: "ThreatCategories", operations: { list: "GET /threat-category", create: "POST /threat-category", options: "GET /threat-category/options", remove: "DELETE /threat-category/{id}", update: "PATCH /threat-category/{id}" } } as const;
