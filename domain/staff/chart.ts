/** So many staff members are in the chart of an organisation: more would be no picture any more, and the register lists them all. */
export const mostInChart = 2_000;
