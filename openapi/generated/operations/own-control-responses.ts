// Generated from the contract by `npm run generate`. Do not edit.

export const OwnControlResponses = { interface: "OwnControlResponses", operations: { merge: "POST /organisation-control/{id}/merge", namedBy: "GET /organisation-control/{id}/named-by", served: "GET /organisation-control/{id}/positions", respond: "POST /organisation-control/{id}/response", responses: "GET /organisation-control/{id}/responses" } } as const;
