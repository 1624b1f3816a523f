import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import type { PickerQuery } from '#src/api/record/picker.ts';
import { recordOptionsQuery, type Kind, type RegisterSource } from '#src/api/record/register.ts';
import type { FilterAddress, RegisterFilter } from '#src/components/register/filters.tsx';

import { FoundSelect, type FilterSelectProps } from './FoundSelect.tsx';
import { recordChoice } from './RecordsInput.tsx';
import { useChosenWords } from './useChosenWords.ts';
import type { QueryFor } from './useFoundChoices.ts';

type Option = Schemas['RecordOption'];

interface FoundRelation {
  readonly label: string;
  readonly queryFor: (api: ApiClient, query: PickerQuery) => ReturnType<QueryFor<Option>>;
  /** The label for rows without one, where the filter has them. */
  readonly nothing: string | undefined;
}

interface Relation<K extends Kind> extends Omit<FoundRelation, 'queryFor'> {
  readonly source: RegisterSource<K>;
}

/** Filters rows by the records of a register that they refer to. */
export const useRecordFilter = <Field extends string, K extends Kind>(
  address: FilterAddress<NoInfer<Field>, string[]>,
  field: Field,
  { source, ...words }: Relation<K>,
): RegisterFilter =>
  useFoundRecordFilter<Field>(address, field, {
    ...words,
    queryFor: (api, query) => recordOptionsQuery(api, source, query),
  });

/** Filters rows by what they refer to, which the server finds by a typed text. */
export function useFoundRecordFilter<Field extends string>(
  address: FilterAddress<NoInfer<Field>, string[]>,
  field: Field,
  { label, queryFor, nothing }: FoundRelation,
): RegisterFilter {
  const api = useApi();
  const value = address.search[field];
  const words = useChosenWords({ value, nothing, queryFor: (query) => queryFor(api, query), toChoice: recordChoice });
  const choose = (ids: string[]) => address.filterBy(field, ids);
  return {
    name: label,
    field: <RecordsSelect label={label} nothing={nothing} queryFor={queryFor} value={value} onValueChange={choose} />,
    value: words,
    onRemove: () => choose([]),
  };
}

function RecordsSelect({ queryFor, ...props }: FilterSelectProps & Pick<FoundRelation, 'queryFor'>) {
  const api = useApi();
  return <FoundSelect {...props} queryFor={(query) => queryFor(api, query)} toChoice={recordChoice} />;
}
