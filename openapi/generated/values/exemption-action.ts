// Generated from the contract by `npm run generate`. Do not edit.

export const exemptionActionValues = ["SUBMIT","WITHDRAW","APPROVE","REJECT","REVISE","CONFIRM","END"] as const;
