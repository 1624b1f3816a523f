import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { matching, mostChosen, type PickerQuery } from '#src/api/record/picker.ts';
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

/** What can be chosen, as a picker asks for it. */
export type QueryFor<Found> = (
  query: PickerQuery,
) => UseQueryOptions<Found[], Error, Found[], (string | PickerQuery)[]>;

export interface Picker<Found, Option extends Choice> {
  readonly queryFor: QueryFor<Found>;
  readonly toChoice: (found: Found) => Option;
  /** Those that the record has. */
  readonly current: readonly Option[];
  /** The ids of those that are chosen now. */
  readonly value: readonly string[];
}

export interface FoundChoices<Option extends Choice> {
  readonly options: readonly Option[];
  readonly onSearch: (text: string) => void;
  /** The options still belong to the previous text. */
  readonly searching: boolean;
  /** The selected ones whose names are known, which need not be among the matches. */
  readonly known: readonly Option[];
  /** These and the matches. */
  readonly all: readonly Option[];
  /** Keeps the names of what was selected. */
  readonly remember: (values: readonly string[], among?: readonly Option[]) => void;
}

const choicesWith = <Option extends Choice>(known: readonly Option[], more: readonly Option[]): readonly Option[] => [
  ...known,
  ...more.filter(({ value }) => known.every((choice) => choice.value !== value)),
];

/**
 * The server's matches for a picker's text, where the previous matches stay until new ones arrive, and the names of what is
 * selected: on the record, or since. Those of a text that was restored are neither, and are asked for.
 */
export function useFoundChoices<Found, Option extends Choice>(picker: Picker<Found, Option>): FoundChoices<Option> {
  const { queryFor, toChoice, current, value } = picker;
  const [text, onSearch] = useState('');
  const paused = usePaused(text);
  const found = useQuery({ ...queryFor(matching(paused)), placeholderData: keepPreviousData });
  const searching = text !== paused || found.isPlaceholderData || found.isLoading;
  const options = (found.data ?? []).map(toChoice);
  const [picked, setPicked] = useState<readonly Option[]>([]);
  const nameless = value.filter((id) => [...current, ...picked, ...options].every((choice) => choice.value !== id));
  const named = useQuery({
    ...queryFor({ chosen: nameless.slice(0, mostChosen) }),
    enabled: !searching && nameless.length > 0,
    placeholderData: keepPreviousData,
  });
  const known = choicesWith(choicesWith(current, picked), (named.data ?? []).map(toChoice));
  return {
    options,
    onSearch,
    searching,
    known,
    all: choicesWith(known, options),
    remember: (values, among = options) =>
      setPicked((before) =>
        choicesWith(
          before,
          among.filter((option) => values.includes(option.value)),
        ),
      ),
  };
}
