import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { AnyLookup } from '#src/api/record/lookups.ts';
import type { PickerQuery } from '#src/api/record/picker.ts';
import { lookupOptionsQuery } from '#src/api/record/register.ts';
import { orNothing, type FilterAddress, type RegisterFilter } from '#src/components/register/filters.tsx';
import { isNone } from '#src/components/register/list-search.ts';
import { MultiSelect } from '#src/ui/form/MultiSelect.tsx';

import { useChosenWords } from './useChosenWords.ts';
import { entryChoice, useOfferedEntries } from './useOfferedEntries.ts';

interface LookupFilterWords {
  readonly label: string;
  readonly source: AnyLookup;
}

/**
 * Filters rows by the entries of a look-up, which are fetched once the filter is open.
 * @param nothing the label for rows without an entry
 */
export function useLookupFilter<Field extends string>(
  address: FilterAddress<NoInfer<Field>, string[]>,
  field: Field,
  { label, source }: LookupFilterWords,
  nothing = 'None',
): RegisterFilter {
  const value = address.search[field];
  const api = useApi();
  const queryFor = (query: PickerQuery) => lookupOptionsQuery(api, source, query);
  const words = useChosenWords({ value, nothing, queryFor, toChoice: entryChoice });
  const choose = (ids: string[]) => address.filterBy(field, ids);
  return {
    name: label,
    field: <EntriesSelect label={label} source={source} nothing={nothing} value={value} onValueChange={choose} />,
    value: words,
    onRemove: () => choose([]),
  };
}

interface EntriesSelectProps {
  readonly label: string;
  readonly source: AnyLookup;
  readonly nothing: string;
  readonly value: readonly string[];
  readonly onValueChange: (ids: string[]) => void;
}

function EntriesSelect({ source, nothing, onValueChange, ...props }: EntriesSelectProps) {
  const { options, known, search, remember } = useOfferedEntries(
    source,
    [],
    props.value.filter((id) => !isNone(id)),
  );
  return (
    <MultiSelect
      {...props}
      {...search}
      options={orNothing(options, nothing)}
      chosen={orNothing(known, nothing)}
      onValueChange={(ids) => {
        remember(ids);
        onValueChange(ids);
      }}
    />
  );
}
