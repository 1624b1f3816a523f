// Generated from the contract by `npm run generate`. Do not edit.

export const notificationKindValues = ["assigned","updated","removed","restored","mention","watched","acceptance","reviewRequested","policyStep","assessmentStep","exemptionStep","changeStep","report","scoreProposal","mailLimit","incidentAlert","incidentUnowned","dueSoon","overdue"] as const;
