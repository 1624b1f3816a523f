/** The last day of each span of the ages of findings, in days since they were raised. */
export const findingAgeLimits = { recent: 30, older: 90 } as const;
