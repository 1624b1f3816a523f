import { useApi } from '#src/api/ApiProvider.tsx';
import { memberOptionsQuery } from '#src/api/members.ts';
import { chosenWords, type FilterAddress, type RegisterFilter } from '#src/components/register/filters.tsx';
import { MultiSelect } from '#src/ui/MultiSelect.tsx';

import { personChoice } from './OwnerInput.tsx';
import { useFoundChoices, useKnownChoices } from './useFoundChoices.ts';

/** Rows that belong to any of some members. */
export function ownerFilter<Field extends string>(
  address: FilterAddress<NoInfer<Field>, string[]>,
  field: Field,
): RegisterFilter {
  const value = address.search[field];
  const choose = (ids: string[]) => address.filterBy(field, ids);
  return {
    name: 'Owner',
    field: <OwnersInput value={value} onValueChange={choose} />,
    value: chosenWords(value),
    onRemove: () => choose([]),
  };
}

interface OwnersInputProps {
  readonly value: readonly string[];
  readonly onValueChange: (ids: string[]) => void;
}

function OwnersInput({ value, onValueChange }: OwnersInputProps) {
  const api = useApi();
  const members = useFoundChoices((text) => memberOptionsQuery(api, text), personChoice);
  const { all, remember } = useKnownChoices([], members.options);
  return (
    <MultiSelect
      label="Owner"
      options={members.options}
      chosen={all}
      value={value}
      onSearch={members.onSearch}
      onValueChange={(ids) => {
        remember(ids);
        onValueChange(ids);
      }}
    />
  );
}
