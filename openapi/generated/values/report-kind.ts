// Generated from the contract by `npm run generate`. Do not edit.

export const reportKindValues = ["RISK_BOARD","RISKS","INCIDENTS","INFORMATION_ASSETS","POLICIES","SERVICE_PROVIDERS","EXEMPTIONS","CHANGES","PROJECTS","DOCUMENTS","STAFF","COMPLIANCE"] as const;
