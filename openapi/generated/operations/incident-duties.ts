// Generated from the contract by `npm run generate`. Do not edit.

export const IncidentDuties = { interface: "IncidentDuties", operations: { read: "GET /incident/{id}/duties", put: "POST /incident/{id}/duties", withdraw: "POST /incident/{id}/duties/{regime}/withdraw", enter: "POST /incident/{id}/duties/{regime}/{step}" } } as const;
