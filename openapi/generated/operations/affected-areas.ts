// Generated from the contract by `npm run generate`. Do not edit.

export const AffectedAreas = { interface: "AffectedAreas", operations: { list: "GET /non-conformity-affected-area", create: "POST /non-conformity-affected-area", options: "GET /non-conformity-affected-area/options", remove: "DELETE /non-conformity-affected-area/{id}", update: "PATCH /non-conformity-affected-area/{id}" } } as const;
