/** The days of a week by their numbers (ISO 8601). */
export const weekdayLabels: Readonly<Record<string, string>> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};
