import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { recordOptionsQuery, type Kind, type RegisterSource } from '#src/api/record/register.ts';
import type { BoundProps } from '#src/components/fields/binding.ts';
import { ReadValue } from '#src/components/fields/ReadValue.tsx';
import type { Choice } from '#src/ui/form/choice.ts';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';
import { css, cx } from '#styled/css/index.js';

import { recordChoice } from './RecordsInput.tsx';
import { useFoundChoices, type QueryFor } from './useFoundChoices.ts';

type RecordOption = Schemas['RecordOption'];

interface FoundRecordInputProps<Field extends string, Found> extends BoundProps<Field, string | null> {
  readonly queryFor: QueryFor<Found>;
  /** The record's current one. */
  readonly current: RecordOption | null | undefined;
  /** What is said below a record in the list; nothing if it is empty. */
  readonly noteOf?: (found: Found) => string;
}

const noted = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const line = css({ overflow: 'hidden', textOverflow: 'ellipsis' });
const noteText = css({ color: 'fg.subtle', textStyle: 'xs' });

/** One of the records that the server finds by a typed text, or none. */
export function FoundRecordInput<Field extends string, Found extends RecordOption>(
  props: FoundRecordInputProps<Field, Found>,
) {
  const { form, field, words, queryFor, current, noteOf, ...rest } = props;
  const value = form.draft[field];
  const { all, remember, ...found } = useFoundChoices<Found, Choice & { readonly note?: string }>({
    queryFor,
    toChoice: (one) => ({ ...recordChoice(one), note: noteOf?.(one) ?? '' }),
    current: current ? [recordChoice(current)] : [],
    value: value === null ? [] : [value],
  });
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
      renderOption={
        noteOf &&
        (({ value: id, label }) => (
          <span className={noted}>
            <span className={line}>{label}</span>
            <span className={cx(line, noteText)}>{found.options.find((one) => one.value === id)?.note}</span>
          </span>
        ))
      }
      onValueChange={(chosen) => {
        if (chosen !== null) remember([chosen]);
        form.change(field, chosen);
      }}
    />
  );
}

interface RecordInputProps<Field extends string, K extends Kind> extends BoundProps<Field, string | null> {
  readonly source: RegisterSource<K>;
  /** The record's current one. */
  readonly current: RecordOption | null | undefined;
}

/** One record of a register, found by reference and title, or none. */
export function RecordInput<Field extends string, K extends Kind>({ source, ...props }: RecordInputProps<Field, K>) {
  const api = useApi();
  return <FoundRecordInput {...props} queryFor={(query) => recordOptionsQuery(api, source, query)} />;
}
