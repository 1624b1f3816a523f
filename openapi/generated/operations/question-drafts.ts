// Generated from the contract by `npm run generate`. Do not edit.

export const QuestionDrafts = { interface: "QuestionDrafts", operations: { generate: "POST /assessment-template/ai/generate-questions" }, streams: ["generate"] } as const;
