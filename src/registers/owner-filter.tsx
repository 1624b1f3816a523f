import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { memberOptionsQuery } from '#src/api/organisation/members.ts';
import type { PickerQuery } from '#src/api/record/picker.ts';
import type { FilterAddress, RegisterFilter } from '#src/components/register/filters.tsx';

import { FoundSelect, type FilterSelectProps } from './FoundSelect.tsx';
import { personChoice } from './OwnerInput.tsx';
import { useChosenWords } from './useChosenWords.ts';

/**
 * Filters rows by the members they belong to; `name` is the label of that relation.
 * @param nothing the label for rows without a member, where the filter supports them
 */
export function useOwnerFilter<Field extends string>(
  address: FilterAddress<NoInfer<Field>, string[]>,
  field: Field,
  name = 'Owner',
  nothing?: string,
): RegisterFilter {
  const api = useApi();
  const value = address.search[field];
  const queryFor = (query: PickerQuery) => memberOptionsQuery(api, query);
  const words = useChosenWords({ value, nothing, queryFor, toChoice: personChoice });
  const choose = (ids: string[]) => address.filterBy(field, ids);
  return {
    name,
    field: <OwnersInput label={name} nothing={nothing} value={value} onValueChange={choose} />,
    value: words,
    onRemove: () => choose([]),
  };
}

function OwnersInput(props: FilterSelectProps) {
  const api = useApi();
  return <FoundSelect {...props} queryFor={(query) => memberOptionsQuery(api, query)} toChoice={personChoice} />;
}
