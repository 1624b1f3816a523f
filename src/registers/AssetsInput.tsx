import { useApi } from '#src/api/ApiProvider.tsx';
import type { Schemas } from '#src/api/client.ts';
import { assetOptionsQuery } from '#src/api/information-assets.ts';
import type { BoundProps } from '#src/components/fields/binding.ts';
import { ReadValue } from '#src/components/fields/ReadValue.tsx';
import type { Choice } from '#src/ui/form/choice.ts';
import { MultiSelect } from '#src/ui/form/MultiSelect.tsx';

import { useFoundChoices, useKnownChoices } from './useFoundChoices.ts';

type RecordOption = Schemas['RecordOption'];

interface AssetsInputProps<Field extends string> extends BoundProps<Field, string[]> {
  /** Those the record has now. */
  readonly current: readonly RecordOption[];
}

const assetChoice = ({ id, ref, title }: RecordOption): Choice => ({ value: id, label: `${ref} ${title}` });

/** Any information assets, found by reference and title. */
export function AssetsInput<Field extends string>({ form, field, current, ...rest }: AssetsInputProps<Field>) {
  const api = useApi();
  const found = useFoundChoices((text) => assetOptionsQuery(api, text), assetChoice);
  const { known, remember } = useKnownChoices(current.map(assetChoice), found.options);
  const value = form.draft[field];
  if (form.readOnly) {
    const chosen = known.filter((choice) => value.includes(choice.value));
    return <ReadValue label={rest.label}>{chosen.map(({ label }) => label).join('\n')}</ReadValue>;
  }
  return (
    <MultiSelect
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
