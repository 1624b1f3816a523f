// Generated from the contract by `npm run generate`. Do not edit.

export const staffMemberGapValues = ["managerId","deputyId","roleId","endsBy","labelId"] as const;
