// Generated from the contract by `npm run generate`. Do not edit.

export const SecurePolicies = { interface: "SecurePolicies", operations: { get: "GET /public/policy/secure/{token}", acknowledge: "POST /public/policy/secure/{token}/acknowledgement", open: "POST /public/policy/secure/{token}/opening" } } as const;
