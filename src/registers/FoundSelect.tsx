import { orNothing } from '#src/components/register/filters.tsx';
import { isNone } from '#src/components/register/list-search.ts';
import type { Choice } from '#src/ui/form/choice.ts';
import { MultiSelect } from '#src/ui/form/MultiSelect.tsx';

import { useFoundChoices, type Picker } from './useFoundChoices.ts';

export interface FilterSelectProps {
  readonly label: string;
  /** The label of the option for rows without a value, where the filter has one. */
  readonly nothing: string | undefined;
  readonly value: readonly string[];
  readonly onValueChange: (ids: string[]) => void;
}

/** The field of a filter whose options the server finds. */
export function FoundSelect<Found>(props: FilterSelectProps & Pick<Picker<Found, Choice>, 'queryFor' | 'toChoice'>) {
  const { label, nothing, value, onValueChange, queryFor, toChoice } = props;
  const chosen = value.filter((id) => !isNone(id));
  const { all, remember, ...found } = useFoundChoices({ queryFor, toChoice, current: [], value: chosen });
  return (
    <MultiSelect
      label={label}
      options={orNothing(found.options, nothing)}
      chosen={orNothing(all, nothing)}
      value={value}
      onSearch={found.onSearch}
      searching={found.searching}
      onValueChange={(ids) => {
        remember(ids);
        onValueChange(ids);
      }}
    />
  );
}
