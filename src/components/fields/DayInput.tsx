import { formatDay } from '#src/components/format.ts';

import type { BoundProps } from './binding.ts';
import { DayField } from './DayField.tsx';
import { ReadValue } from './ReadValue.tsx';

/** A day without a time. Text that cannot be parsed as a day stays in the draft too, where the contract rejects it. */
export function DayInput<Field extends string>({
  form,
  field,
  words: { label },
  ...rest
}: BoundProps<Field, string | null>) {
  const day = form.draft[field];
  if (form.readOnly) return <ReadValue label={label}>{day === null ? null : formatDay(day)}</ReadValue>;
  return (
    <DayField
      label={label}
      {...rest}
      value={day}
      error={form.errorOf(field)}
      onValueChange={(value) => form.change(field, value)}
    />
  );
}
