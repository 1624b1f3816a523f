import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { recordOptionsQuery, type Kind, type RegisterSource } from '#src/api/record/register.ts';
import type { BoundProps } from '#src/components/fields/binding.ts';
import type { Choice } from '#src/ui/form/choice.ts';

import { FoundInput } from './FoundInput.tsx';

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
export function RecordsInput<Field extends string, K extends Kind>({ source, ...props }: RecordsInputProps<Field, K>) {
  const api = useApi();
  return (
    <FoundInput
      placeholder="None"
      {...props}
      queryFor={(query) => recordOptionsQuery(api, source, query)}
      toChoice={recordChoice}
    />
  );
}
