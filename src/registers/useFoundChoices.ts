import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import type { Choice } from '#src/ui/form/choice.ts';

const typingPause = 200;

/** A text once its typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

export interface FoundChoices {
  readonly options: readonly Choice[];
  readonly onSearch: (text: string) => void;
  /** The options are still those of the text before. */
  readonly searching: boolean;
}

/** What the server finds by the text of a picker; what was found before stays until there is more. */
export function useFoundChoices<Found>(
  queryFor: (text: string) => UseQueryOptions<Found[], Error, Found[], string[]>,
  toChoice: (found: Found) => Choice,
): FoundChoices {
  const [text, onSearch] = useState('');
  const paused = usePaused(text);
  const found = useQuery({ ...queryFor(paused), placeholderData: keepPreviousData });
  return {
    options: (found.data ?? []).map(toChoice),
    onSearch,
    searching: text !== paused || found.isPlaceholderData || found.isLoading,
  };
}

const choicesWith = (known: readonly Choice[], more: readonly Choice[]): readonly Choice[] => [
  ...known,
  ...more.filter(({ value }) => known.every((choice) => choice.value !== value)),
];

/**
 * The names of what is chosen: those the record came with, and those of what was chosen since, which need not be among
 * what is found now.
 */
export function useKnownChoices(ofRecord: readonly Choice[], found: readonly Choice[]) {
  const [picked, setPicked] = useState<readonly Choice[]>([]);
  const known = choicesWith(ofRecord, picked);
  const remember = (values: readonly string[]) =>
    setPicked(
      choicesWith(
        picked,
        found.filter(({ value }) => values.includes(value)),
      ),
    );
  return { known, all: choicesWith(known, found), remember };
}
