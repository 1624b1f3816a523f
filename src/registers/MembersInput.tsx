import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { membersQueryFor } from '#src/api/organisation/members.ts';
import type { BoundProps } from '#src/components/fields/binding.ts';
import type { Named } from '#src/components/fields/choices.ts';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import { labels } from '#src/ui/labels.ts';

import { FoundInput } from './FoundInput.tsx';
import { personChoice } from './OwnerInput.tsx';
import type { QueryFor } from './useFoundChoices.ts';

interface MembersInputProps<Field extends string> extends BoundProps<Field, string[]> {
  /** The record's current ones, who may have left the organisation. */
  readonly current: readonly Named[] | undefined;
  /** Who can be chosen, by the typed text; the members of the organisation by default. */
  readonly people?: QueryFor<Named>;
  /** Only members who can act on records of this kind: for those who review them, or decide on them. */
  readonly able?: Schemas['ActingPart'];
  /** While nobody is chosen. */
  readonly placeholder?: string;
}

/** Any members of the organisation, found by name. */
export function MembersInput<Field extends string>(input: MembersInputProps<Field>) {
  const api = useApi();
  const { able, people = membersQueryFor(api, able), ...props } = input;
  return (
    <FoundInput
      placeholder={labels.unassigned}
      {...props}
      queryFor={people}
      toChoice={personChoice}
      renderMark={({ label }) => <Avatar name={label} />}
    />
  );
}
