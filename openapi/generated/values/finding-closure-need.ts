// Generated from the contract by `npm run generate`. Do not edit.

export const findingClosureNeedValues = ["ROOT_CAUSE_MISSING","CORRECTION_MISSING","ACTION_MISSING","ACTIONS_OPEN","NEW_ACTION_MISSING","EVIDENCE_MISSING","VERIFIER_MISSING","CHECK_MISSING","OWN_CHECK","WAIT"] as const;
