// Generated from the contract by `npm run generate`. Do not edit.

export const staffMemberSortValues = ["ref","title","updatedAt","status","startsOn","endsOn"] as const;
