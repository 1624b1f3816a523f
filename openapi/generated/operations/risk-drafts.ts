// Generated from the contract by `npm run generate`. Do not edit.

export const RiskDrafts = { interface: "RiskDrafts", operations: { likelihoodAndImpact: "POST /risk/ai/generate-likelihood-and-impact", residual: "POST /risk/ai/residual" }, streams: ["likelihoodAndImpact","residual"] } as const;
