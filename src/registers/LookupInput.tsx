import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/ApiProvider.tsx';
import type { AnyLookup } from '#src/api/lookups.ts';
import { lookupOptionsQuery } from '#src/api/register.ts';
import type { BoundProps } from '#src/components/fields/binding.ts';
import { EntriesInput, EntryInput } from '#src/components/fields/ChoiceInput.tsx';
import { withChosen, type Named } from '#src/components/fields/choices.ts';

import type { EntryWords } from './Names.tsx';

interface LookupInputProps<Field extends string> extends BoundProps<Field, string | null> {
  readonly words: EntryWords<string | null>;
  /** The record's current value, which may no longer be on offer. */
  readonly current: Named | null | undefined;
}

/** One entry of a look-up, or none. */
export function LookupInput<Field extends string>({ current, ...props }: LookupInputProps<Field>) {
  return <EntryInput {...props} entries={useEntries(props.words.source, current ? [current] : [])} />;
}

interface LookupsInputProps<Field extends string> extends BoundProps<Field, string[]> {
  readonly words: EntryWords<string[]>;
  /** The record's current value, which may no longer be on offer. */
  readonly current: readonly Named[] | undefined;
}

/** Any entries of a look-up. */
export function LookupsInput<Field extends string>({ current, ...props }: LookupsInputProps<Field>) {
  return <EntriesInput {...props} entries={useEntries(props.words.source, current ?? [])} />;
}

const useEntries = (source: AnyLookup, current: readonly Named[]): readonly Named[] =>
  withChosen<Named>(useQuery(lookupOptionsQuery(useApi(), source)).data ?? [], current);
