// Generated from the contract by `npm run generate`. Do not edit.

export const PolicyTemplates = { interface: "PolicyTemplates", operations: { all: "GET /policy-template", fill: "POST /policy-template/fill" } } as const;
