import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { membersQueryFor } from '#src/api/organisation/members.ts';
import type { BoundProps } from '#src/components/fields/binding.ts';
import type { Named } from '#src/components/fields/choices.ts';
import { ReadValue } from '#src/components/fields/ReadValue.tsx';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import type { Choice } from '#src/ui/form/choice.ts';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';
import { labels } from '#src/ui/labels.ts';

import { useFoundChoices, type QueryFor } from './useFoundChoices.ts';

export interface OwnerInputProps<Field extends string> extends BoundProps<Field, string | null> {
  /** The current owner, who may have left the organisation. */
  readonly current: Named | null | undefined;
  /** Who can be chosen, by the typed text; the members of the organisation by default. */
  readonly people?: QueryFor<Named>;
  /** Only members who can act on records of this kind: who review them, decide on them or, of tasks, do them. */
  readonly able?: Schemas['ActingPart'];
  readonly placeholder?: string;
  /** The ids of people who are not offered, such as who asks for the decision of another. */
  readonly except?: readonly (string | null)[];
}

export const personChoice = ({ id, name }: Named): Choice => ({ value: id, label: name });

/** A member of the organisation, found by name. */
export function OwnerInput<Field extends string>(input: OwnerInputProps<Field>) {
  const api = useApi();
  const { form, field, words, current, able, people = membersQueryFor(api, able), except = [], ...props } = input;
  const value = form.draft[field];
  const { all, remember, ...members } = useFoundChoices({
    queryFor: people,
    toChoice: personChoice,
    current: current ? [personChoice(current)] : [],
    value: value === null ? [] : [value],
  });
  const name = all.find((choice) => choice.value === value)?.label;
  if (form.readOnly) return <ReadValue label={words.label}>{name ?? labels.unassigned}</ReadValue>;
  return (
    <SearchSelect
      label={words.label}
      placeholder={labels.unassigned}
      {...props}
      icon={name !== undefined && <Avatar name={name} />}
      options={all.filter((choice) => choice.value === value || !except.includes(choice.value))}
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
