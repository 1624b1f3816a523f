import { useQuery } from '@tanstack/react-query';

import { incidentRegimeLabels } from '#domain/incident/duties/words.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { regimesQuery, type DutyRegimeSetting } from '#src/api/incident/duties.ts';
import { choicesOf } from '#src/components/fields/choices.ts';
import { chosenWords, type FilterAddress, type RegisterFilter } from '#src/components/register/filters.tsx';
import type { Choice } from '#src/ui/form/choice.ts';
import { MultiSelect } from '#src/ui/form/MultiSelect.tsx';

const name = 'Regime';

/** The shipped regimes, then the organisation's own by name. */
const optionsOf = (regimes: readonly DutyRegimeSetting[] = []): readonly Choice[] => [
  ...choicesOf(incidentRegimeLabels),
  ...regimes.flatMap(({ key, name: label, lawful }) => (lawful === null ? [{ value: key, label }] : [])),
];

/** Filters incidents by the regimes that they stand under; the organisation's own are fetched once they are offered or in use. */
export function useRegimeFilter(address: FilterAddress<'regime', string[]>): RegisterFilter {
  const value = address.search.regime;
  const isOwn = value.some((key) => !Object.hasOwn(incidentRegimeLabels, key));
  const regimes = useQuery({ ...regimesQuery(useApi()), enabled: isOwn });
  const choose = (keys: string[]) => address.filterBy('regime', keys);
  return {
    name,
    field: <RegimeSelect value={value} onValueChange={choose} />,
    value: chosenWords(value, optionsOf(regimes.data?.regimes)),
    onRemove: () => choose([]),
  };
}

interface RegimeSelectProps {
  readonly value: readonly string[];
  readonly onValueChange: (keys: string[]) => void;
}

function RegimeSelect(props: RegimeSelectProps) {
  const { data } = useQuery(regimesQuery(useApi()));
  return <MultiSelect {...props} label={name} options={optionsOf(data?.regimes)} />;
}
