// Generated from the contract by `npm run generate`. Do not edit.

export const AssessmentRespondents = { interface: "AssessmentRespondents", operations: { change: "POST /assessment-respondent/{id}/change", all: "GET /service-provider-assessment/{id}/respondents", add: "POST /service-provider-assessment/{id}/respondents" } } as const;
