/** The newest changes of a standard's controls and assessments that are listed at once. */
export const mostLogEntries = 500;
