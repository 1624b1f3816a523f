// Generated from the contract by `npm run generate`. Do not edit.

export const ServiceTypes = { interface: "ServiceTypes", operations: { list: "GET /service-type", create: "POST /service-type", options: "GET /service-type/options", remove: "DELETE /service-type/{id}", update: "PATCH /service-type/{id}" } } as const;
