import { useQuery } from '@tanstack/react-query';

import { offeredEntries } from '#domain/offered-entries.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { AnyLookup } from '#src/api/record/lookups.ts';
import { lookupOptionsQuery } from '#src/api/record/register.ts';
import { entryChoices, withChosen, type Named } from '#src/components/fields/choices.ts';
import type { Choice } from '#src/ui/form/choice.ts';

import { useFoundChoices } from './useFoundChoices.ts';

export const entryChoice = ({ id, name }: Named): Choice => ({ value: id, label: name });

/** What a picker needs in order to offer the entries of a look-up. */
export interface OfferedEntries {
  readonly options: readonly Choice[];
  /** The names of the entries that are known: on the record, chosen since, or on offer. */
  readonly known: readonly Choice[];
  /** How the server is searched; undefined if the look-up is short, and all of it is on offer. */
  readonly search: { readonly onSearch: (text: string) => void; readonly searching: boolean } | undefined;
  /** Keeps the names of what was chosen, which need not be among the next matches. */
  readonly remember: (values: readonly string[]) => void;
}

/**
 * The entries that a look-up offers: all of a short one, otherwise those that the server finds for a text.
 * @param current the record's entries, which may no longer be on offer
 * @param value the ids of those that are chosen now
 */
export function useOfferedEntries(
  source: AnyLookup,
  current: readonly Named[],
  value: readonly string[],
): OfferedEntries {
  const api = useApi();
  const { data: first = [] } = useQuery(lookupOptionsQuery(api, source));
  const { options, all, known, remember, ...search } = useFoundChoices({
    queryFor: (query) => lookupOptionsQuery(api, source, query),
    toChoice: entryChoice,
    current: entryChoices(current),
    value,
  });
  if (first.length >= offeredEntries) return { options, known: all, search, remember };
  const chosen = known.filter((one) => value.includes(one.value)).map(({ value: id, label: name }) => ({ id, name }));
  const offered = entryChoices(withChosen<Named>(first, [...current, ...chosen]));
  return { options: offered, known: offered, search: undefined, remember };
}
