// Generated from the contract by `npm run generate`. Do not edit.

export const ControlPositions = { interface: "ControlPositions", operations: { positions: "GET /control-position", details: "GET /control-position/{id}", changePosition: "PATCH /control-position/{id}", cover: "POST /control-position/{id}/cover", positionHistory: "GET /control-position/{id}/history", link: "POST /control-position/{id}/links", changeLink: "PATCH /control-position/{id}/links/{linkId}", answerPosition: "POST /control-position/{id}/response" } } as const;
