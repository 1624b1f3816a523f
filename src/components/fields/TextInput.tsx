import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import type { BoundProps } from './binding.ts';
import { ReadValue } from './ReadValue.tsx';

/** A pasted line break is a space where the contract has one line. */
const inOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

/** One line. */
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

/** One line that may be long and is shown whole, such as a title. */
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

/** Several lines. */
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
