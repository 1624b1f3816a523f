import { zoneOfDays } from '#src/components/format-preferences.ts';
import { dayLanguage, formatDay, today } from '#src/components/format.ts';
import { readDay } from '#src/components/read-day.ts';
import { DateField, type DateFieldProps } from '#src/ui/form/DateField.tsx';

/** A date field that formats and parses days by the person's preferences. */
export function DayField(props: Omit<DateFieldProps, 'writing'>) {
  const language = dayLanguage();
  const day = today();
  const read = (text: string) => readDay(text, { language, year: Number(day.slice(0, 4)) });
  return <DateField {...props} writing={{ format: formatDay, read, language, today: day, timeZone: zoneOfDays() }} />;
}
