import type { ReactNode } from 'react';

import { isolated } from '#src/components/bidi.ts';
import { choicesOf, entryChoices, valuesAmong, type Labels, type Named } from '#src/components/fields/choices.ts';
import { formatDay } from '#src/components/format.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import type { Choice } from '#src/ui/form/choice.ts';
import { MultiSelect } from '#src/ui/form/MultiSelect.tsx';
import { Select } from '#src/ui/form/Select.tsx';

import { DayFilterField } from './DayFilterField.tsx';
import { none } from './list-search.ts';

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

/** The choice of rows with nothing there, by what it is called: `Unassigned`. */
export const orNothing = (choices: readonly Choice[], nothing: string | undefined): readonly Choice[] =>
  nothing === undefined ? choices : [{ value: none, label: nothing }, ...choices];

/** Chosen values in words: the only one by its name where that is known, else how many. */
export function chosenWords(values: readonly string[], choices: readonly Choice[] = []): string | undefined {
  if (values.length === 0) return undefined;
  const only = values.length === 1 ? choices.find(({ value }) => value === values[0])?.label : undefined;
  return only ?? `${values.length} selected`;
}

/** What hides rows, in words: `Category is Physical, Search is “crane”.` Undefined while nothing does. */
export function limitsInWords(filters: readonly RegisterFilter[], search: string): string | undefined {
  const set = filters.flatMap(({ name, value }) => (value === undefined ? [] : [`${name} is ${value}`]));
  const limits = search === '' ? set : [...set, `Search is “${isolated(search)}”`];
  return limits.length === 0 ? undefined : `${limits.join(', ')}.`;
}

/**
 * Rows with any of some entries of a look-up; none are offered until they are known.
 * @param nothing what a row without one is called, where those can be asked for
 */
export function entriesFilter<Field extends string>(
  address: FilterAddress<NoInfer<Field>, string[]>,
  field: Field,
  name: string,
  entries: readonly Named[] = [],
  nothing?: string,
): RegisterFilter {
  const options = orNothing(entryChoices(entries), nothing);
  const value = address.search[field];
  const choose = (ids: string[]) => address.filterBy(field, ids);
  return {
    name,
    field: <MultiSelect label={name} options={options} value={value} onValueChange={choose} />,
    value: chosenWords(value, options),
    onRemove: () => choose([]),
  };
}

/** What a closed set and its values are called. */
interface ChoiceFilterWords<Value extends string> {
  readonly label: string;
  readonly labels: Labels<Value>;
}

/** Rows with any of some values of a closed set. */
export function choicesFilter<Field extends string, Value extends string>(
  address: FilterAddress<NoInfer<Field>, Value[]>,
  field: Field,
  { label: name, labels }: ChoiceFilterWords<Value>,
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

/** Rows with any of some values of a closed set, or with none. */
export function choicesOrNoneFilter<Field extends string, Value extends string>(
  address: FilterAddress<NoInfer<Field>, (Value | typeof none)[]>,
  field: Field,
  { label, labels, nothing }: ChoiceFilterWords<Value> & { readonly nothing: string },
): RegisterFilter {
  return choicesFilter<Field, Value | typeof none>(address, field, {
    label,
    labels: { [none]: nothing, ...labels },
  });
}

/** Rows with one value of a closed set. */
export function choiceFilter<Field extends string, Value extends string>(
  address: OptionalFilterAddress<NoInfer<Field>, Value>,
  field: Field,
  { label: name, labels }: ChoiceFilterWords<Value>,
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

/** Rows whose day is on one side of a day, which `label` asks for and `words` say. */
export function dayFilter<Field extends string>(
  address: OptionalFilterAddress<NoInfer<Field>, string>,
  field: Field,
  name: string,
  { label = name, words = formatDay }: { readonly label?: string; readonly words?: (day: string) => string } = {},
): RegisterFilter {
  const day = address.search[field];
  const choose = (chosen: string | undefined) => address.filterBy(field, chosen);
  return {
    name,
    field: <DayFilterField label={label} day={day} onChoose={choose} />,
    value: day === undefined ? undefined : words(day),
    onRemove: () => choose(undefined),
  };
}

/** Rows whose day is not after one. */
export const dayUntilFilter = <Field extends string>(
  address: OptionalFilterAddress<NoInfer<Field>, string>,
  field: Field,
  name: string,
): RegisterFilter => dayFilter(address, field, name, { label: `${name} by`, words: (day) => `By ${formatDay(day)}` });

/**
 * Rows whose day is not after one, or rows that have none.
 * @param nothing what a row without a day is called
 */
export function dayUntilOrNoneFilter<Field extends string>(
  address: OptionalFilterAddress<NoInfer<Field>, string>,
  field: Field,
  name: string,
  nothing: string,
): RegisterFilter {
  const isNone = address.search[field] === none;
  const day = isNone ? undefined : address.search[field];
  const choose = (chosen: string | undefined) => address.filterBy(field, chosen);
  return {
    name,
    field: (
      <>
        <DayFilterField label={`${name} by`} day={day} onChoose={choose} />
        <Checkbox checked={isNone} onCheckedChange={(checked) => choose(checked ? none : undefined)}>
          {nothing}
        </Checkbox>
      </>
    ),
    value: isNone ? 'None' : day && `By ${formatDay(day)}`,
    onRemove: () => choose(undefined),
  };
}
