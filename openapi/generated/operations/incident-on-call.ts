// Generated from the contract by `npm run generate`. Do not edit.

export const IncidentOnCall = { interface: "IncidentOnCall", operations: { read: "GET /incident-on-call", save: "POST /incident-on-call", takeOver: "POST /incident-on-call/{id}/take-over" } } as const;
