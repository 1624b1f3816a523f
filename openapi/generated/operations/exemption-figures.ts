// Generated from the contract by `npm run generate`. Do not edit.

export const ExemptionFigures = { interface: "ExemptionFigures", operations: { ofRecord: "GET /exemption-in-force/{id}", statistics: "GET /exemption-statistics" } } as const;
