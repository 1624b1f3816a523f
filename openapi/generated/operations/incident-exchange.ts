// Generated from the contract by `npm run generate`. Do not edit.

export const IncidentExchange = { interface: "IncidentExchange", operations: { importVeris: "POST /incident/veris-import", veris: "GET /incident/{id}/veris" } } as const;
