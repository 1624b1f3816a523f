import type { ReactNode } from 'react';

import { choicesOf, entryChoices, valuesAmong, type Labels, type Named } from '#src/components/fields/choices.ts';
import { formatDay } from '#src/components/format.ts';
import type { Choice } from '#src/ui/choice.ts';
import { MultiSelect } from '#src/ui/MultiSelect.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';

/** One way in which a register can be narrowed. */
export interface RegisterFilter {
  readonly name: string;
  /** By which it is set. */
  readonly field: ReactNode;
  /** What it is set to, in words: `2 selected`; undefined while it narrows nothing. */
  readonly value: string | undefined;
  readonly onRemove: () => void;
}

/** What a filter needs of a register's address: any that has a value of this kind under this name. */
export interface FilterAddress<Field extends string, Value> {
  readonly search: Readonly<Record<Field, Value>>;
  readonly filterBy: (field: Field, value: Value) => void;
}

/** The same for a value that may be missing. */
export interface OptionalFilterAddress<Field extends string, Value> {
  readonly search: { readonly [Name in Field]?: Value | undefined };
  readonly filterBy: (field: Field, value: Value | undefined) => void;
}

/** Chosen values in words: the only one by its name where that is known, else how many. */
export function chosenWords(values: readonly string[], choices: readonly Choice[] = []): string | undefined {
  if (values.length === 0) return undefined;
  const only = values.length === 1 ? choices.find(({ value }) => value === values[0])?.label : undefined;
  return only ?? `${values.length} selected`;
}

/** Rows with any of some entries of a look-up; none are offered until they are known. */
export function entriesFilter<Field extends string>(
  address: FilterAddress<NoInfer<Field>, string[]>,
  field: Field,
  name: string,
  entries: readonly Named[] = [],
): RegisterFilter {
  const options = entryChoices(entries);
  const value = address.search[field];
  const choose = (ids: string[]) => address.filterBy(field, ids);
  return {
    name,
    field: <MultiSelect label={name} options={options} value={value} onValueChange={choose} />,
    value: chosenWords(value, options),
    onRemove: () => choose([]),
  };
}

/** Rows with any of some values of a closed set. */
export function choicesFilter<Field extends string, Value extends string>(
  address: FilterAddress<NoInfer<Field>, Value[]>,
  field: Field,
  name: string,
  labels: Labels<Value>,
): RegisterFilter {
  const options = choicesOf(labels);
  const value = address.search[field];
  const choose = (values: string[]) => address.filterBy(field, valuesAmong(labels, values));
  return {
    name,
    field: <MultiSelect label={name} options={options} value={value} onValueChange={choose} />,
    value: chosenWords(value, options),
    onRemove: () => choose([]),
  };
}

/** Rows with one value of a closed set. */
export function choiceFilter<Field extends string, Value extends string>(
  address: OptionalFilterAddress<NoInfer<Field>, Value>,
  field: Field,
  name: string,
  labels: Labels<Value>,
): RegisterFilter {
  const value = address.search[field];
  const choose = (chosen: Value | null) => address.filterBy(field, chosen ?? undefined);
  return {
    name,
    field: (
      <Select label={name} options={choicesOf(labels)} value={value ?? null} deselectable onValueChange={choose} />
    ),
    value: value === undefined ? undefined : labels[value],
    onRemove: () => choose(null),
  };
}

/** Rows whose day is not after one. */
export function dayUntilFilter<Field extends string>(
  address: OptionalFilterAddress<NoInfer<Field>, string>,
  field: Field,
  name: string,
): RegisterFilter {
  const day = address.search[field];
  const choose = (chosen: string | undefined) => address.filterBy(field, chosen);
  return {
    name,
    field: (
      <TextField
        label={`${name} by`}
        type="date"
        value={day ?? ''}
        onChange={(event) => choose(event.currentTarget.value || undefined)}
      />
    ),
    value: day === undefined ? undefined : `By ${formatDay(day)}`,
    onRemove: () => choose(undefined),
  };
}
