// Generated from the contract by `npm run generate`. Do not edit.

export const staffMemberGapValues = ["managerId","deputyId","endsBy","labelId"] as const;
