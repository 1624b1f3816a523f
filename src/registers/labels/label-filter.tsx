import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { labelOptionsQuery } from '#src/api/record/labels.ts';
import { chosenWords, orNothing, type FilterAddress, type RegisterFilter } from '#src/components/register/filters.tsx';
import { isNone } from '#src/components/register/list-search.ts';
import { MultiSelect } from '#src/ui/form/MultiSelect.tsx';

import { useFoundChoices } from '../useFoundChoices.ts';
import { labelOption, markAmong } from './label-options.tsx';
import { labelWords } from './label-words.tsx';

const nothing = 'No labels';

/** Filters the rows of any register by labels, which are fetched once the filter is open or in use. */
export function useLabelFilter(address: FilterAddress<'labelId', string[]>): RegisterFilter {
  const value = address.search.labelId;
  const chosen = value.filter((id) => !isNone(id));
  const { data = [] } = useQuery({ ...labelOptionsQuery(useApi(), { chosen }), enabled: chosen.length > 0 });
  const choose = (ids: string[]) => address.filterBy('labelId', ids);
  return {
    name: labelWords.label,
    field: <LabelsSelect value={value} onValueChange={choose} />,
    value: chosenWords(value, orNothing(data.map(labelOption), nothing)),
    onRemove: () => choose([]),
  };
}

interface LabelsSelectProps {
  readonly value: readonly string[];
  readonly onValueChange: (ids: string[]) => void;
}

function LabelsSelect({ value, onValueChange }: LabelsSelectProps) {
  const api = useApi();
  const { options, all, remember, onSearch, searching } = useFoundChoices({
    queryFor: (query) => labelOptionsQuery(api, query),
    toChoice: labelOption,
    current: [],
    value: value.filter((id) => !isNone(id)),
  });
  return (
    <MultiSelect
      label={labelWords.label}
      options={orNothing(options, nothing)}
      chosen={orNothing(all, nothing)}
      value={value}
      onSearch={onSearch}
      searching={searching}
      renderMark={markAmong(all)}
      onValueChange={(ids) => {
        remember(ids);
        onValueChange(ids);
      }}
    />
  );
}
