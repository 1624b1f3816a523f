// Generated from the contract by `npm run generate`. Do not edit.

export const incidentRegimeValues = ["NIS2","NIS2_TRUST","GDPR_33","GDPR_34","DORA","AS_BEFORE","OWN"] as const;
