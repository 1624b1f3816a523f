import { useApi } from '#src/api/ApiProvider.tsx';
import type { Schemas } from '#src/api/client.ts';
import { recordOptionsQuery, type Kind, type RegisterSource } from '#src/api/register.ts';
import type { BoundProps } from '#src/components/fields/binding.ts';
import { ReadValue } from '#src/components/fields/ReadValue.tsx';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';

import { recordChoice } from './RecordsInput.tsx';
import { useFoundChoices, useKnownChoices } from './useFoundChoices.ts';

interface RecordInputProps<Field extends string, K extends Kind> extends BoundProps<Field, string | null> {
  readonly source: RegisterSource<K>;
  /** The record's current one. */
  readonly current: Schemas['RecordOption'] | null | undefined;
}

/** One record of a register, found by reference and title, or none. */
export function RecordInput<Field extends string, K extends Kind>(props: RecordInputProps<Field, K>) {
  const api = useApi();
  const { form, field, words, source, current, ...rest } = props;
  const found = useFoundChoices((text) => recordOptionsQuery(api, source, text), recordChoice);
  const { all, remember } = useKnownChoices(current ? [recordChoice(current)] : [], found.options);
  const value = form.draft[field];
  if (form.readOnly)
    return <ReadValue label={words.label}>{all.find((choice) => choice.value === value)?.label}</ReadValue>;
  return (
    <SearchSelect
      label={words.label}
      placeholder="None"
      {...rest}
      options={all}
      value={value}
      error={form.errorOf(field)}
      onSearch={found.onSearch}
      searching={found.searching}
      onValueChange={(chosen) => {
        if (chosen !== null) remember([chosen]);
        form.change(field, chosen);
      }}
    />
  );
}
