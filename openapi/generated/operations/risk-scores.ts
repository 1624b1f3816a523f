// Generated from the contract by `npm run generate`. Do not edit.

export const RiskScores = { interface: "RiskScores", operations: { list: "GET /risk-scores/changes", heatMap: "GET /risk-scores/heat-map", statistics: "GET /risk-scores/statistics" } } as const;
