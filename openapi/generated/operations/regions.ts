// Generated from the contract by `npm run generate`. Do not edit.

export const Regions = { interface: "Regions", operations: { list: "GET /region", create: "POST /region", options: "GET /region/options", remove: "DELETE /region/{id}", update: "PATCH /region/{id}" } } as const;
