import { TextField } from '#src/ui/form/TextField.tsx';
import { Link } from '#src/ui/navigation/Link.tsx';

import type { BoundProps } from './binding.ts';
import { ReadValue } from './ReadValue.tsx';

/** A draft may hold anything; only a web address becomes a link, never `javascript:` or `data:`. */
const isWebAddress = (text: string): boolean => /^https?:\/\/./.test(text) && URL.canParse(text);

const external = { newTab: true, rel: 'noopener noreferrer' } as const;

/** The address of a page elsewhere, with a link that opens it. */
export function WebAddressInput<Field extends string>({ form, field, words, ...rest }: BoundProps<Field, string>) {
  const { label } = words;
  const address = form.draft[field];
  const link = isWebAddress(address) && (
    <Link href={address} {...external}>
      {form.readOnly ? address : 'Open'}
    </Link>
  );
  if (form.readOnly) return <ReadValue label={label}>{link || address}</ReadValue>;
  return (
    <TextField
      label={label}
      {...rest}
      type="url"
      placeholder="https://"
      action={link || undefined}
      value={address}
      error={form.errorOf(field)}
      onChange={(event) => form.change(field, event.currentTarget.value.trim())}
    />
  );
}
