import { useApi } from '#src/api/ApiProvider.tsx';
import type { Schemas } from '#src/api/client.ts';
import { recordOptionsQuery, type Kind, type RegisterSource } from '#src/api/register.ts';
import type { BoundProps } from '#src/components/fields/binding.ts';
import { ReadValue } from '#src/components/fields/ReadValue.tsx';
import type { Choice } from '#src/ui/form/choice.ts';
import { MultiSelect } from '#src/ui/form/MultiSelect.tsx';

import { useFoundChoices, useKnownChoices } from './useFoundChoices.ts';

type RecordOption = Schemas['RecordOption'];

interface RecordsInputProps<Field extends string, K extends Kind> extends BoundProps<Field, string[]> {
  readonly source: RegisterSource<K>;
  /** The record's current ones. */
  readonly current: readonly RecordOption[] | undefined;
}

/** A record as an option of a picker. */
export const recordChoice = ({ id, ref, title }: RecordOption): Choice => ({
  value: id,
  label: title === '' ? ref : `${ref} ${title}`,
});

/** Any records of a register, found by reference and title. */
export function RecordsInput<Field extends string, K extends Kind>(props: RecordsInputProps<Field, K>) {
  const { form, field, words, source, current = [], ...rest } = props;
  const { label } = words;
  const api = useApi();
  const found = useFoundChoices((text) => recordOptionsQuery(api, source, text), recordChoice);
  const { known, remember } = useKnownChoices(current.map(recordChoice), found.options);
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
      placeholder="None"
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
