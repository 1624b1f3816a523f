import { formatDay } from '#src/components/format.ts';
import { TextField } from '#src/ui/TextField.tsx';

import type { BoundProps } from './binding.ts';
import { ReadValue } from './ReadValue.tsx';

/** A day without a time. */
export function DayInput<Field extends string>({ form, field, label, ...rest }: BoundProps<Field, string | null>) {
  const day = form.draft[field];
  if (form.readOnly) return <ReadValue label={label}>{day === null ? null : formatDay(day)}</ReadValue>;
  return (
    <TextField
      label={label}
      {...rest}
      type="date"
      value={day ?? ''}
      error={form.errorOf(field)}
      onChange={(event) => form.change(field, event.currentTarget.value || null)}
    />
  );
}
