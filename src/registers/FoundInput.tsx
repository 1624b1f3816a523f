import { errorAmong, type BoundProps } from '#src/components/fields/binding.ts';
import { ReadValue } from '#src/components/fields/ReadValue.tsx';
import type { Choice } from '#src/ui/form/choice.ts';
import { MultiSelect, type MultiSelectProps } from '#src/ui/form/MultiSelect.tsx';

import { useFoundChoices, type QueryFor } from './useFoundChoices.ts';

interface FoundInputProps<Field extends string, Found>
  extends BoundProps<Field, string[]>, Pick<MultiSelectProps, 'placeholder' | 'renderMark'> {
  readonly queryFor: QueryFor<Found>;
  readonly toChoice: (found: Found) => Choice;
  /** The record's current ones. */
  readonly current: readonly Found[] | undefined;
}

/** Any number of things that the server finds by a typed text. */
export function FoundInput<Field extends string, Found>(props: FoundInputProps<Field, Found>) {
  const { form, field, words, queryFor, toChoice, current = [], ...rest } = props;
  const { label } = words;
  const value = form.draft[field];
  const { known, remember, ...found } = useFoundChoices({ queryFor, toChoice, current: current.map(toChoice), value });
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
      error={errorAmong(form, field)}
      onSearch={found.onSearch}
      searching={found.searching}
      onValueChange={(chosen) => {
        remember(chosen);
        form.change(field, chosen);
      }}
    />
  );
}
