// Generated from the contract by `npm run generate`. Do not edit.

export const ThreatActors = { interface: "ThreatActors", operations: { list: "GET /threat-actor", create: "POST /threat-actor", options: "GET /threat-actor/options", remove: "DELETE /threat-actor/{id}", update: "PATCH /threat-actor/{id}" } } as const;
