import { useApi } from '#src/api/ApiProvider.tsx';
import { recordOptionsQuery, type Kind, type RegisterSource } from '#src/api/register.ts';
import { chosenWords, orNothing, type FilterAddress, type RegisterFilter } from '#src/components/register/filters.tsx';

import { FoundSelect, type FilterSelectProps } from './FoundSelect.tsx';
import { recordChoice } from './RecordsInput.tsx';
import { useFoundChoices } from './useFoundChoices.ts';

interface Relation<K extends Kind> {
  readonly label: string;
  readonly source: RegisterSource<K>;
  /** The label for rows without such a record. */
  readonly nothing: string;
}

/** Filters rows by the records of a register that they refer to. */
export function recordFilter<Field extends string, K extends Kind>(
  address: FilterAddress<NoInfer<Field>, string[]>,
  field: Field,
  { label, source, nothing }: Relation<K>,
): RegisterFilter {
  const value = address.search[field];
  const choose = (ids: string[]) => address.filterBy(field, ids);
  return {
    name: label,
    field: <RecordsSelect label={label} nothing={nothing} source={source} value={value} onValueChange={choose} />,
    value: chosenWords(value, orNothing([], nothing)),
    onRemove: () => choose([]),
  };
}

function RecordsSelect<K extends Kind>({
  source,
  ...props
}: FilterSelectProps & { readonly source: RegisterSource<K> }) {
  const api = useApi();
  return (
    <FoundSelect {...props} found={useFoundChoices((text) => recordOptionsQuery(api, source, text), recordChoice)} />
  );
}
