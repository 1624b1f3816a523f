import { Checkbox } from '#src/ui/form/Checkbox.tsx';

import type { BoundProps } from './binding.ts';
import { ReadValue } from './ReadValue.tsx';

/** A checkbox. */
export function CheckInput<Field extends string>({ form, field, words: { label } }: BoundProps<Field, boolean>) {
  if (form.readOnly) return <ReadValue label={label}>{form.draft[field] ? 'Yes' : 'No'}</ReadValue>;
  return (
    <Checkbox checked={form.draft[field]} onCheckedChange={(checked) => form.change(field, checked)}>
      {label}
    </Checkbox>
  );
}
