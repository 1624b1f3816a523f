import type { UseQueryOptions } from '@tanstack/react-query';

import type { BoundProps } from '#src/components/fields/binding.ts';
import { ReadValue } from '#src/components/fields/ReadValue.tsx';
import type { Choice } from '#src/ui/form/choice.ts';
import { MultiSelect, type MultiSelectProps } from '#src/ui/form/MultiSelect.tsx';

import { useFoundChoices, useKnownChoices } from './useFoundChoices.ts';

interface FoundInputProps<Field extends string, Found>
  extends BoundProps<Field, string[]>, Pick<MultiSelectProps, 'placeholder' | 'renderMark'> {
  /** What can be chosen, by the typed text. */
  readonly queryFor: (text: string) => UseQueryOptions<Found[], Error, Found[], string[]>;
  readonly toChoice: (found: Found) => Choice;
  /** The record's current ones. */
  readonly current: readonly Found[] | undefined;
}

/** Any number of things that the server finds by a typed text. */
export function FoundInput<Field extends string, Found>(props: FoundInputProps<Field, Found>) {
  const { form, field, words, queryFor, toChoice, current = [], ...rest } = props;
  const { label } = words;
  const found = useFoundChoices(queryFor, toChoice);
  const { known, remember } = useKnownChoices(current.map(toChoice), found.options);
  const value = form.draft[field];
  if (form.readOnly) {
    const chosen = known.filter((choice) => value.includes(choice.value));
    return <ReadValue label={label}>{chosen.map((choice) => choice.label).join('\n')}</ReadValue>;
  }
  return (
    <MultiSelect
      label={label}
      {...rest}
      options={found.options}
      chosen={known}
      value={value}
      error={form.errorOf(field)}
      onSearch={found.onSearch}
      searching={found.searching}
      onValueChange={(chosen) => {
        remember(chosen);
        form.change(field, chosen);
      }}
    />
  );
}
