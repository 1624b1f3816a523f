// Generated from the contract by `npm run generate`. Do not edit.

export const proposalSourceValues = ["MODEL","RULES"] as const;
