// Generated from the contract by `npm run generate`. Do not edit.

export const serviceProviderFigureValues = ["REVIEW_OVERDUE"] as const;
