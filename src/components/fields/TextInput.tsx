import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import type { BoundProps } from './binding.ts';
import { ReadValue } from './ReadValue.tsx';

/** A pasted line break becomes a space where the contract allows only one line. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, (space) => (space.includes('\n') ? ' ' : space));

/** A single-line text. */
export function TextInput<Field extends string>({ form, field, words: { label }, ...rest }: BoundProps<Field, string>) {
  if (form.readOnly) return <ReadValue label={label}>{form.draft[field]}</ReadValue>;
  return (
    <TextField
      label={label}
      {...rest}
      value={form.draft[field]}
      error={form.errorOf(field)}
      onChange={(event) => form.change(field, event.currentTarget.value)}
    />
  );
}

/** A single-line text that may be long and is shown in full, such as a title. */
export function TitleInput<Field extends string>({
  form,
  field,
  words: { label },
  ...rest
}: BoundProps<Field, string>) {
  if (form.readOnly) return <ReadValue label={label}>{form.draft[field]}</ReadValue>;
  return (
    <TextArea
      label={label}
      {...rest}
      size="sm"
      value={form.draft[field]}
      error={form.errorOf(field)}
      onChange={(event) => form.change(field, inOneLine(event.currentTarget.value))}
    />
  );
}

/** A multi-line text. */
export function ProseInput<Field extends string>({
  form,
  field,
  words: { label },
  ...rest
}: BoundProps<Field, string>) {
  if (form.readOnly) return <ReadValue label={label}>{form.draft[field]}</ReadValue>;
  return (
    <TextArea
      label={label}
      {...rest}
      value={form.draft[field]}
      error={form.errorOf(field)}
      onChange={(event) => form.change(field, event.currentTarget.value)}
    />
  );
}
