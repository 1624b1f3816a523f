// Generated from the contract by `npm run generate`. Do not edit.

export const informationAssetSortValues = ["ref","title","updatedAt","type","owner","classification","confidentiality","integrity","availability","businessImpact","recoveryTimeHours","retireOn","reviewOn"] as const;
