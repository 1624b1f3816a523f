// Generated from the contract by `npm run generate`. Do not edit.

export const SecurityQuestions = { interface: "SecurityQuestions", operations: { questions: "GET /admin/security-question", addQuestion: "POST /admin/security-question", removeQuestion: "DELETE /admin/security-question/{id}", changeQuestion: "PATCH /admin/security-question/{id}" } } as const;
