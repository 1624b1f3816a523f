// Generated from the contract by `npm run generate`. Do not edit.

export const Competences = { interface: "Competences", operations: { list: "GET /competence", create: "POST /competence", options: "GET /competence/options", remove: "DELETE /competence/{id}", update: "PATCH /competence/{id}" } } as const;
