// Generated from the contract by `npm run generate`. Do not edit.

export const IncidentTypes = { interface: "IncidentTypes", operations: { list: "GET /incident-type", create: "POST /incident-type", options: "GET /incident-type/options", remove: "DELETE /incident-type/{id}", update: "PATCH /incident-type/{id}" } } as const;
