import { orNothing } from '#src/components/register/filters.tsx';
import type { Choice } from '#src/ui/form/choice.ts';
import { MultiSelect } from '#src/ui/form/MultiSelect.tsx';

import { useKnownChoices, type FoundChoices } from './useFoundChoices.ts';

export interface FilterSelectProps {
  readonly label: string;
  /** The label of the option for rows without a value, where the filter has one. */
  readonly nothing: string | undefined;
  readonly value: readonly string[];
  readonly onValueChange: (ids: string[]) => void;
}

/** The field of a filter whose options the server finds. */
export function FoundSelect(props: FilterSelectProps & { readonly found: FoundChoices<Choice> }) {
  const { label, nothing, value, onValueChange, found } = props;
  const { all, remember } = useKnownChoices([], found.options);
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
