// Generated from the contract by `npm run generate`. Do not edit.

export const evidenceRequestActionValues = ["PROVIDE","ACCEPT","RETURN","WITHDRAW"] as const;
