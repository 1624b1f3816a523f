// Generated from the contract by `npm run generate`. Do not edit.

export const scoreProposalStatusValues = ["OPEN","ACCEPTED","DECLINED","WITHDRAWN"] as const;
