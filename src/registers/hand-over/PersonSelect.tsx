import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { memberOptionsQuery } from '#src/api/organisation/members.ts';
import { personChoice } from '#src/registers/OwnerInput.tsx';
import { useFoundChoices } from '#src/registers/useFoundChoices.ts';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';

interface PersonSelectProps {
  readonly label: string;
  readonly value: string | null;
  /** Who is not offered. */
  readonly except: string;
  readonly error?: string | undefined;
  readonly onChoose: (id: string | null) => void;
}

/** An active member. */
export function PersonSelect({ label, value, except, error, onChoose }: PersonSelectProps) {
  const api = useApi();
  const { all, remember, onSearch, searching } = useFoundChoices({
    queryFor: (query) => memberOptionsQuery(api, query),
    toChoice: personChoice,
    current: [],
    value: value === null ? [] : [value],
  });
  return (
    <SearchSelect
      label={label}
      options={all.filter((one) => one.value !== except)}
      value={value}
      error={error}
      placeholder="Choose a member"
      onSearch={onSearch}
      searching={searching}
      onValueChange={(id) => {
        if (id !== null) remember([id]);
        onChoose(id);
      }}
    />
  );
}
