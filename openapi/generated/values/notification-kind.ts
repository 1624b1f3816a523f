// Generated from the contract by `npm run generate`. Do not edit.

export const notificationKindValues = ["assigned","updated","removed","restored","mention","watched","acceptance","reviewRequested","policyStep","assessmentStep","scoreProposal","mailLimit","dueSoon","overdue"] as const;
