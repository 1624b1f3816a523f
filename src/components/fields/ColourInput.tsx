import { ColourCell } from '#src/components/cells/ColourCell.tsx';
import { ColourField, type ColourFieldProps } from '#src/ui/form/ColourField.tsx';
import type { FieldProps } from '#src/ui/form/Field.tsx';

import type { BoundProps } from './binding.ts';
import { ReadValue } from './ReadValue.tsx';

/** A colour, or none. */
export function ColourInput<Field extends string>({
  form,
  field,
  words: { label },
  none,
  ...rest
}: BoundProps<Field, string | null> & Pick<FieldProps, 'labelStyle'> & Pick<ColourFieldProps, 'none'>) {
  const colour = form.draft[field];
  if (form.readOnly)
    return <ReadValue label={label}>{colour === null ? none : <ColourCell colour={colour} />}</ReadValue>;
  return (
    <ColourField
      label={label}
      {...rest}
      none={none}
      value={colour}
      error={form.errorOf(field)}
      onValueChange={(chosen) => form.change(field, chosen)}
    />
  );
}
