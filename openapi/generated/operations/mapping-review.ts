// Generated from the contract by `npm run generate`. Do not edit.

export const MappingReview = { interface: "MappingReview", operations: { toReview: "GET /control-link/review", decide: "POST /control-link/review", uses: "GET /mapping-use", use: "PATCH /mapping-use/{setId}" } } as const;
