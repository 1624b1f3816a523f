// Generated from the contract by `npm run generate`. Do not edit.

export const CorporateLaws = { interface: "CorporateLaws", operations: { list: "GET /corporate-law", create: "POST /corporate-law", options: "GET /corporate-law/options", remove: "DELETE /corporate-law/{id}", update: "PATCH /corporate-law/{id}" } } as const;
