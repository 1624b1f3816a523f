import { useApi } from '#src/api/ApiProvider.tsx';
import { memberOptionsQuery } from '#src/api/members.ts';
import { chosenWords, orNothing, type FilterAddress, type RegisterFilter } from '#src/components/register/filters.tsx';
import { MultiSelect } from '#src/ui/form/MultiSelect.tsx';

import { personChoice } from './OwnerInput.tsx';
import { useFoundChoices, useKnownChoices } from './useFoundChoices.ts';

/**
 * Filters rows by the members they belong to; `name` is the label of that relation.
 * @param nothing the label for rows without a member, where the filter supports them
 */
export function ownerFilter<Field extends string>(
  address: FilterAddress<NoInfer<Field>, string[]>,
  field: Field,
  name = 'Owner',
  nothing?: string,
): RegisterFilter {
  const value = address.search[field];
  const choose = (ids: string[]) => address.filterBy(field, ids);
  return {
    name,
    field: <OwnersInput label={name} nothing={nothing} value={value} onValueChange={choose} />,
    value: chosenWords(value, orNothing([], nothing)),
    onRemove: () => choose([]),
  };
}

interface OwnersInputProps {
  readonly label: string;
  readonly nothing: string | undefined;
  readonly value: readonly string[];
  readonly onValueChange: (ids: string[]) => void;
}

function OwnersInput({ label, nothing, value, onValueChange }: OwnersInputProps) {
  const api = useApi();
  const members = useFoundChoices((text) => memberOptionsQuery(api, text), personChoice);
  const { all, remember } = useKnownChoices([], members.options);
  return (
    <MultiSelect
      label={label}
      options={orNothing(members.options, nothing)}
      chosen={orNothing(all, nothing)}
      value={value}
      onSearch={members.onSearch}
      searching={members.searching}
      onValueChange={(ids) => {
        remember(ids);
        onValueChange(ids);
      }}
    />
  );
}
