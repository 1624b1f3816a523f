// Generated from the contract by `npm run generate`. Do not edit.

export const Jurisdictions = { interface: "Jurisdictions", operations: { list: "GET /jurisdiction", create: "POST /jurisdiction", options: "GET /jurisdiction/options", remove: "DELETE /jurisdiction/{id}", update: "PATCH /jurisdiction/{id}" } } as const;
