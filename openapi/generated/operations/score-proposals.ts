// Generated from the contract by `npm run generate`. Do not edit.

export const ScoreProposals = { interface: "ScoreProposals", operations: { ofIncident: "GET /incident/{id}/score-proposals", propose: "POST /incident/{id}/score-proposals", ofRisk: "GET /risk/{id}/score-proposals", changeStatus: "POST /score-proposal/{id}/status" } } as const;
