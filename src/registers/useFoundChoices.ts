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

export interface FoundChoices<Option extends Choice> {
  readonly options: readonly Option[];
  readonly onSearch: (text: string) => void;
  /** The options still belong to the previous text. */
  readonly searching: boolean;
}

/** The server's matches for a picker's text; the previous matches stay until new ones arrive. */
export function useFoundChoices<Found, Option extends Choice>(
  queryFor: (text: string) => UseQueryOptions<Found[], Error, Found[], string[]>,
  toChoice: (found: Found) => Option,
): FoundChoices<Option> {
  const [text, onSearch] = useState('');
  const paused = usePaused(text);
  const found = useQuery({ ...queryFor(paused), placeholderData: keepPreviousData });
  return {
    options: (found.data ?? []).map(toChoice),
    onSearch,
    searching: text !== paused || found.isPlaceholderData || found.isLoading,
  };
}

const choicesWith = <Option extends Choice>(known: readonly Option[], more: readonly Option[]): readonly Option[] => [
  ...known,
  ...more.filter(({ value }) => known.every((choice) => choice.value !== value)),
];

/**
 * The names of the selected options: those on the record, and those selected since, which need not be among the current
 * matches.
 */
export function useKnownChoices<Option extends Choice>(ofRecord: readonly Option[], found: readonly Option[]) {
  const [picked, setPicked] = useState<readonly Option[]>([]);
  const known = choicesWith(ofRecord, picked);
  const remember = (values: readonly string[], among = found) =>
    setPicked((before) =>
      choicesWith(
        before,
        among.filter(({ value }) => values.includes(value)),
      ),
    );
  return { known, all: choicesWith(known, found), remember };
}
