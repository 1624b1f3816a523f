// Generated from the contract by `npm run generate`. Do not edit.

export const statementActionValues = ["SUBMIT","WITHDRAW","APPROVE","REJECT","REVISE"] as const;
