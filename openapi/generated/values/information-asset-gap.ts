// Generated from the contract by `npm run generate`. Do not edit.

export const informationAssetGapValues = ["typeId","ownerId","custodianId","medium","classification","parentId","confidentiality","integrity","availability","businessImpact","reviewBy","labelId"] as const;
