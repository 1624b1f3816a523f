// Generated from the contract by `npm run generate`. Do not edit.

export const IncidentFigures = { interface: "IncidentFigures", operations: { statistics: "GET /incident-statistics" } } as const;
