// Generated from the contract by `npm run generate`. Do not edit.

export const policyActionValues = ["SUBMIT","WITHDRAW","APPROVE","REJECT","REVISE","CONFIRM"] as const;
