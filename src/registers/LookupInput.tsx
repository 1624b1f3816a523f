import { errorAmong, type BoundProps } from '#src/components/fields/binding.ts';
import type { Named } from '#src/components/fields/choices.ts';
import { ReadValue } from '#src/components/fields/ReadValue.tsx';
import { MultiSelect } from '#src/ui/form/MultiSelect.tsx';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';
import { Select } from '#src/ui/form/Select.tsx';

import type { EntryWords } from './Names.tsx';
import { useOfferedEntries } from './useOfferedEntries.ts';

interface LookupInputProps<Field extends string> extends BoundProps<Field, string | null> {
  readonly words: EntryWords<string | null>;
  /** The record's current value, which may no longer be on offer. */
  readonly current: Named | null | undefined;
}

/** One entry of a look-up, or none; found by typing if there are many. */
export function LookupInput<Field extends string>(props: LookupInputProps<Field>) {
  const { form, field, words, current, ...rest } = props;
  const { label, source } = words;
  const value = form.draft[field];
  const chosen = value === null ? [] : [value];
  const { options, known, search, remember } = useOfferedEntries(source, current ? [current] : [], chosen);
  if (form.readOnly) return <ReadValue label={label}>{known.find((one) => one.value === value)?.label}</ReadValue>;
  const shared = { label, ...rest, value, error: form.errorOf(field) };
  const choose = (id: string | null) => {
    if (id !== null) remember([id]);
    form.change(field, id);
  };
  if (search === undefined) return <Select {...shared} deselectable options={options} onValueChange={choose} />;
  return <SearchSelect {...shared} {...search} placeholder="None" options={known} onValueChange={choose} />;
}

interface LookupsInputProps<Field extends string> extends BoundProps<Field, string[]> {
  readonly words: EntryWords<string[]>;
  /** The record's current value, which may no longer be on offer. */
  readonly current: readonly Named[] | undefined;
}

/** Any entries of a look-up. */
export function LookupsInput<Field extends string>(props: LookupsInputProps<Field>) {
  const { form, field, words, current = [], ...rest } = props;
  const { label, source } = words;
  const value = form.draft[field];
  const { options, known, search, remember } = useOfferedEntries(source, current, value);
  if (form.readOnly) {
    const names = known.filter((one) => value.includes(one.value)).map((one) => one.label);
    return <ReadValue label={label}>{names.join(', ')}</ReadValue>;
  }
  return (
    <MultiSelect
      label={label}
      {...rest}
      {...search}
      options={options}
      chosen={known}
      value={value}
      placeholder="None"
      error={errorAmong(form, field)}
      onValueChange={(chosen) => {
        remember(chosen);
        form.change(field, chosen);
      }}
    />
  );
}
