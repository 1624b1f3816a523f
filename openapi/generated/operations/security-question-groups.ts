// Generated from the contract by `npm run generate`. Do not edit.

export const SecurityQuestionGroups = { interface: "SecurityQuestionGroups", operations: { groups: "GET /admin/security-question-group", addGroup: "POST /admin/security-question-group", removeGroup: "DELETE /admin/security-question-group/{id}", changeGroup: "PATCH /admin/security-question-group/{id}" } } as const;
