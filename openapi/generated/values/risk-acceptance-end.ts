// Generated from the contract by `npm run generate`. Do not edit.

export const riskAcceptanceEndValues = ["RESIDUAL_ROSE","INCIDENT","CONTROL_FAILED","EXPIRED"] as const;
