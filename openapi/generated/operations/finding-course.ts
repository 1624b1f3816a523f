// Generated from the contract by `npm run generate`. Do not edit.

export const FindingCourse = { interface: "FindingCourse", operations: { raise: "POST /compliance-assessment/{id}/findings", controls: "GET /non-conformance/controls", archive: "POST /non-conformance/{id}/archive", closure: "GET /non-conformance/{id}/closure", reclassify: "POST /non-conformance/{id}/kind", changeStatus: "POST /non-conformance/{id}/status", raiseFrom: "POST /records/{id}/findings" } } as const;
