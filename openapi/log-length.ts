/** So many changes of a standard's controls and assessments are on a page of its logs. */
export const logPageLength = 500;
