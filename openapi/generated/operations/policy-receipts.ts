// Generated from the contract by `npm run generate`. Do not edit.

export const PolicyReceipts = { interface: "PolicyReceipts", operations: { get: "GET /public/policy/receipt/{token}" } } as const;
