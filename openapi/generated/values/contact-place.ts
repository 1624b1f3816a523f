// Generated from the contract by `npm run generate`. Do not edit.

export const contactPlaceValues = ["PENDING_SCREEN","POLICY_LINK","ASSESSMENT_LINK","EVIDENCE_LINK"] as const;
