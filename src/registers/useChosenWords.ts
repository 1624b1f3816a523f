import { useQuery } from '@tanstack/react-query';

import { chosenWords, orNothing } from '#src/components/register/filters.tsx';
import { isNone } from '#src/components/register/list-search.ts';
import type { Choice } from '#src/ui/form/choice.ts';

import type { Picker } from './useFoundChoices.ts';

interface Chosen<Found> extends Pick<Picker<Found, Choice>, 'queryFor' | 'toChoice'> {
  readonly value: readonly string[];
  /** The label for rows without a value, where the filter has them. */
  readonly nothing: string | undefined;
}

/** What a filter is set to, in words: one value by its name, which is fetched for it alone, and several by their number. */
export function useChosenWords<Found>({ value, nothing, queryFor, toChoice }: Chosen<Found>): string | undefined {
  const only = value.length === 1 ? value.filter((id) => !isNone(id)) : [];
  const { data = [] } = useQuery({ ...queryFor({ chosen: only }), enabled: only.length > 0 });
  return chosenWords(value, orNothing(data.map(toChoice), nothing));
}
