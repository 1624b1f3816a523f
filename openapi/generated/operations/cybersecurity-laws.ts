// Generated from the contract by `npm run generate`. Do not edit.

export const CybersecurityLaws = { interface: "CybersecurityLaws", operations: { list: "GET /cybersecurity-law", create: "POST /cybersecurity-law", options: "GET /cybersecurity-law/options", remove: "DELETE /cybersecurity-law/{id}", update: "PATCH /cybersecurity-law/{id}" } } as const;
