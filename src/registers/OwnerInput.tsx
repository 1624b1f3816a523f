import { useApi } from '#src/api/ApiProvider.tsx';
import { memberOptionsQuery } from '#src/api/members.ts';
import type { BoundProps } from '#src/components/fields/binding.ts';
import type { Named } from '#src/components/fields/choices.ts';
import { ReadValue } from '#src/components/fields/ReadValue.tsx';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import type { Choice } from '#src/ui/form/choice.ts';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';
import { labels } from '#src/ui/labels.ts';

import { useFoundChoices, useKnownChoices } from './useFoundChoices.ts';

interface OwnerInputProps<Field extends string> extends BoundProps<Field, string | null> {
  /** The current owner, who may have left the organisation. */
  readonly current: Named | null | undefined;
}

export const personChoice = ({ id, name }: Named): Choice => ({ value: id, label: name });

/** A member of the organisation, found by name. */
export function OwnerInput<Field extends string>({ form, field, words, current, ...props }: OwnerInputProps<Field>) {
  const api = useApi();
  const members = useFoundChoices((text) => memberOptionsQuery(api, text), personChoice);
  const { all, remember } = useKnownChoices(current ? [personChoice(current)] : [], members.options);
  const value = form.draft[field];
  const name = all.find((choice) => choice.value === value)?.label;
  if (form.readOnly) return <ReadValue label={words.label}>{name ?? labels.unassigned}</ReadValue>;
  return (
    <SearchSelect
      label={words.label}
      {...props}
      placeholder={labels.unassigned}
      icon={name !== undefined && <Avatar name={name} />}
      options={all}
      value={value}
      error={form.errorOf(field)}
      onSearch={members.onSearch}
      searching={members.searching}
      renderOption={({ label }) => (
        <>
          <Avatar name={label} />
          {label}
        </>
      )}
      onValueChange={(chosen) => {
        if (chosen !== null) remember([chosen]);
        form.change(field, chosen);
      }}
    />
  );
}
