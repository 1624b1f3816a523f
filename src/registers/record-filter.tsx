import type { UseQueryOptions } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { recordOptionsQuery, type Kind, type RegisterSource } from '#src/api/record/register.ts';
import { chosenWords, orNothing, type FilterAddress, type RegisterFilter } from '#src/components/register/filters.tsx';

import { FoundSelect, type FilterSelectProps } from './FoundSelect.tsx';
import { recordChoice } from './RecordsInput.tsx';
import { useFoundChoices } from './useFoundChoices.ts';

type Option = Schemas['RecordOption'];

interface FoundRelation {
  readonly label: string;
  /** What can be chosen, by the typed text. */
  readonly queryFor: (api: ApiClient, text: string) => UseQueryOptions<Option[], Error, Option[], string[]>;
  /** The label for rows without one. */
  readonly nothing: string;
}

interface Relation<K extends Kind> extends Omit<FoundRelation, 'queryFor'> {
  readonly source: RegisterSource<K>;
}

/** Filters rows by the records of a register that they refer to. */
export const recordFilter = <Field extends string, K extends Kind>(
  address: FilterAddress<NoInfer<Field>, string[]>,
  field: Field,
  { source, ...words }: Relation<K>,
): RegisterFilter =>
  foundRecordFilter<Field>(address, field, {
    ...words,
    queryFor: (api, text) => recordOptionsQuery(api, source, text),
  });

/** Filters rows by what they refer to, which the server finds by a typed text. */
export function foundRecordFilter<Field extends string>(
  address: FilterAddress<NoInfer<Field>, string[]>,
  field: Field,
  { label, queryFor, nothing }: FoundRelation,
): RegisterFilter {
  const value = address.search[field];
  const choose = (ids: string[]) => address.filterBy(field, ids);
  return {
    name: label,
    field: <RecordsSelect label={label} nothing={nothing} queryFor={queryFor} value={value} onValueChange={choose} />,
    value: chosenWords(value, orNothing([], nothing)),
    onRemove: () => choose([]),
  };
}

function RecordsSelect({ queryFor, ...props }: FilterSelectProps & Pick<FoundRelation, 'queryFor'>) {
  const api = useApi();
  return <FoundSelect {...props} found={useFoundChoices((text) => queryFor(api, text), recordChoice)} />;
}
