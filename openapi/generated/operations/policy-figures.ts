// Generated from the contract by `npm run generate`. Do not edit.

export const PolicyFigures = { interface: "PolicyFigures", operations: { statistics: "GET /policy-statistics" } } as const;
