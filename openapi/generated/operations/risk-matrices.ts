// Generated from the contract by `npm run generate`. Do not edit.

export const RiskMatrices = { interface: "RiskMatrices", operations: { read: "GET /risk-matrix", apply: "POST /risk-matrix/apply", preview: "POST /risk-matrix/preview", list: "GET /risk-matrix/versions" } } as const;
