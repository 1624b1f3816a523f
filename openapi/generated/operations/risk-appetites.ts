// Generated from the contract by `npm run generate`. Do not edit.

export const RiskAppetites = { interface: "RiskAppetites", operations: { read: "GET /risk-appetite", apply: "POST /risk-appetite/apply", preview: "POST /risk-appetite/preview", list: "GET /risk-appetite/versions" } } as const;
