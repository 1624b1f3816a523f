// Generated from the contract by `npm run generate`. Do not edit.

export const ThreatSources = { interface: "ThreatSources", operations: { list: "GET /threat-source", create: "POST /threat-source", options: "GET /threat-source/options", remove: "DELETE /threat-source/{id}", update: "PATCH /threat-source/{id}" } } as const;
