// Generated from the contract by `npm run generate`. Do not edit.

export const IncidentResponses = { interface: "IncidentResponses", operations: { addRisk: "POST /incident/{id}/risk", changeSeverity: "POST /incident/{id}/severity", changeStatus: "POST /incident/{id}/status", list: "GET /incident/{id}/timeline", add: "POST /incident/{id}/timeline", remove: "DELETE /timeline-entry/{id}", update: "PATCH /timeline-entry/{id}" } } as const;
