// Generated from the contract by `npm run generate`. Do not edit.

export const RootIdentifications = { interface: "RootIdentifications", operations: { list: "GET /non-conformity-root-identification", create: "POST /non-conformity-root-identification", options: "GET /non-conformity-root-identification/options", remove: "DELETE /non-conformity-root-identification/{id}", update: "PATCH /non-conformity-root-identification/{id}" } } as const;
