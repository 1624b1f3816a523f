import { overdueBy } from '#src/components/format.ts';
import { capitalised } from '#src/components/words.ts';
import { isDay } from '#src/ui/form/day.ts';

import type { FieldForm } from './binding.ts';
import { DayInput } from './DayInput.tsx';

interface ReviewInputProps<Field extends string> {
  readonly form: FieldForm<Field, string | null>;
  readonly field: Field;
}

/** When a record is reviewed next. A day that has passed says by how long, and what to do. */
export function ReviewInput<Field extends string>({ form, field }: ReviewInputProps<Field>) {
  const day = form.draft[field];
  const overdue = day !== null && isDay(day) ? overdueBy(day) : undefined;
  const help = overdue && `${capitalised(overdue)}. Set the next review date.`;
  return <DayInput form={form} field={field} label="Next review" help={help} />;
}
