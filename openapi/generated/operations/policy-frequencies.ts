// Generated from the contract by `npm run generate`. Do not edit.

export const PolicyFrequencies = { interface: "PolicyFrequencies", operations: { list: "GET /policy-frequency", create: "POST /policy-frequency", options: "GET /policy-frequency/options", remove: "DELETE /policy-frequency/{id}", update: "PATCH /policy-frequency/{id}" } } as const;
