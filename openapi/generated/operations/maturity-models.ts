// Generated from the contract by `npm run generate`. Do not edit.

export const MaturityModels = { interface: "MaturityModels", operations: { models: "GET /maturity-model" } } as const;
