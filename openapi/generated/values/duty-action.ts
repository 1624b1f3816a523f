// Generated from the contract by `npm run generate`. Do not edit.

export const dutyActionValues = ["GIVE","REPORT_PROGRESS","WAIVE","CORRECT","RETRACT"] as const;
