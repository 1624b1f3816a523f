// Generated from the contract by `npm run generate`. Do not edit.

export const ExemptionCourse = { interface: "ExemptionCourse", operations: { decideExtension: "POST /exemption-extension/{id}/status", controls: "GET /exemption/controls", extensions: "GET /exemption/{id}/extensions", askExtension: "POST /exemption/{id}/extensions", renew: "POST /exemption/{id}/renewal", changeStatus: "POST /exemption/{id}/status" } } as const;
