// Generated from the contract by `npm run generate`. Do not edit.

export const scoreProposalActionValues = ["ACCEPT","DECLINE","WITHDRAW"] as const;
