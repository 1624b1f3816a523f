// Generated from the contract by `npm run generate`. Do not edit.

export const Threats = { interface: "Threats", operations: { list: "GET /threat", create: "POST /threat", options: "GET /threat/options", remove: "DELETE /threat/{id}", update: "PATCH /threat/{id}" } } as const;
