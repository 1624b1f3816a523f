import { overdueBy } from '#src/components/format.ts';
import { capitalised } from '#src/components/words.ts';
import { isDay } from '#src/ui/form/day.ts';

import type { BoundProps } from './binding.ts';
import { DayInput } from './DayInput.tsx';

type ReviewInputProps<Field extends string> = Pick<BoundProps<Field, string | null>, 'form' | 'field' | 'words'>;

/** The next review date of a record. An overdue date shows by how much, and what to do. */
export function ReviewInput<Field extends string>({ form, field, words }: ReviewInputProps<Field>) {
  const day = form.draft[field];
  const overdue = day !== null && isDay(day) ? overdueBy(day) : undefined;
  const help = overdue && `${capitalised(overdue)}. Set the next review date.`;
  return <DayInput form={form} field={field} words={words} help={help} />;
}
