import { useApi } from '#src/api/ApiProvider.tsx';
import { memberOptionsQuery } from '#src/api/members.ts';
import { MultiSelect } from '#src/ui/MultiSelect.tsx';

import { personChoice } from './OwnerInput.tsx';
import { useFoundChoices, useKnownChoices } from './useFoundChoices.ts';

interface OwnerFilterProps {
  /** What the people are to the rows; their owners, unless told otherwise. */
  readonly label?: string;
  readonly value: readonly string[];
  readonly onValueChange: (ids: string[]) => void;
}

/** Rows that belong to any of some members. */
export function OwnerFilter({ label = 'Owner', value, onValueChange }: OwnerFilterProps) {
  const api = useApi();
  const members = useFoundChoices((text) => memberOptionsQuery(api, text), personChoice);
  const { all, remember } = useKnownChoices([], members.options);
  return (
    <MultiSelect
      label={label}
      options={members.options}
      chosen={all}
      value={value}
      onSearch={members.onSearch}
      onValueChange={(ids) => {
        remember(ids);
        onValueChange(ids);
      }}
    />
  );
}
