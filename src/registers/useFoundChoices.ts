import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import type { Choice } from '#src/ui/form/choice.ts';

const typingPause = 200;

/** The text once typing has paused. */
export function usePaused(text: string): string {
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
  /** The options still belong to the previous text. */
  readonly searching: boolean;
}

/** The server's matches for a picker's text; the previous matches stay until new ones arrive. */
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
 * The names of the selected options: those on the record, and those selected since, which need not be among the current
 * matches.
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
