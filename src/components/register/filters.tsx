import type { ReactNode } from 'react';

import { isolated } from '#src/components/bidi.ts';
import { choicesOf, entryChoices, valuesAmong, type Labels, type Named } from '#src/components/fields/choices.ts';
import { formatDay, formatNumber } from '#src/components/format.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import type { Choice } from '#src/ui/form/choice.ts';
import { MultiSelect } from '#src/ui/form/MultiSelect.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import { DayFilterField } from './DayFilterField.tsx';
import { none } from './list-search.ts';

/** A filter of a register. */
export interface RegisterFilter {
  readonly name: string;
  /** The control that sets it. */
  readonly field: ReactNode;
  /** Its value in words: `2 selected`; undefined while inactive. */
  readonly value: string | undefined;
  readonly onRemove: () => void;
}

/** The address as one filter needs it: any that has a value of this type under this name. */
export interface FilterAddress<Field extends string, Value> {
  readonly search: Readonly<Record<Field, Value>>;
  readonly filterBy: (field: Field, value: Value) => void;
}

/** The same for an optional value. */
export interface OptionalFilterAddress<Field extends string, Value> {
  readonly search: { readonly [Name in Field]?: Value | undefined };
  readonly filterBy: (field: Field, value: Value | undefined) => void;
}

/** Adds the choice for rows without a value, under its label: `Unassigned`. */
export const orNothing = (choices: readonly Choice[], nothing: string | undefined): readonly Choice[] =>
  nothing === undefined ? choices : [{ value: none, label: nothing }, ...choices];

/** The selected values in words: a single one by name where known, otherwise the count. */
export function chosenWords(values: readonly string[], choices: readonly Choice[] = []): string | undefined {
  if (values.length === 0) return undefined;
  const only = values.length === 1 ? choices.find(({ value }) => value === values[0])?.label : undefined;
  return only ?? `${values.length} selected`;
}

/** The active filters in words: `Category is Physical, Search is “crane”.` Undefined while nothing is filtered. */
export function filtersInWords(filters: readonly RegisterFilter[], search: string): string | undefined {
  const set = filters.flatMap(({ name, value }) => (value === undefined ? [] : [`${name} is ${value}`]));
  const limits = search === '' ? set : [...set, `Search is “${isolated(search)}”`];
  return limits.length === 0 ? undefined : `${limits.join(', ')}.`;
}

/**
 * Filters rows by look-up entries; offers none until they have loaded.
 * @param nothing the label for rows without an entry, where the filter supports them
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

/** The labels of a closed set and its values. */
interface ChoiceFilterWords<Value extends string> {
  readonly label: string;
  readonly labels: Labels<Value>;
}

/** Filters rows by any values of a closed set. */
export function choicesFilter<Field extends string, Value extends string>(
  address: FilterAddress<NoInfer<Field>, NoInfer<Value>[]>,
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

/** Filters rows by any values of a closed set, or by having none. */
export function choicesOrNoneFilter<Field extends string, Value extends string>(
  address: FilterAddress<NoInfer<Field>, (NoInfer<Value> | typeof none)[]>,
  field: Field,
  { label, labels, nothing }: ChoiceFilterWords<Value> & { readonly nothing: string },
): RegisterFilter {
  return choicesFilter<Field, Value | typeof none>(address, field, {
    label,
    labels: { [none]: nothing, ...labels },
  });
}

/** Filters rows by one value of a closed set. */
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

/** Filters rows from or up to a whole number. @param words the number in words */
export function numberFilter<Field extends string>(
  address: OptionalFilterAddress<NoInfer<Field>, number>,
  field: Field,
  name: string,
  words: (value: number) => string = formatNumber,
): RegisterFilter {
  const value = address.search[field];
  const choose = (number: number | undefined) => address.filterBy(field, number);
  return {
    name,
    field: (
      <TextField
        label={name}
        type="number"
        inputMode="numeric"
        min={0}
        value={value === undefined ? '' : String(value)}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          choose(Number.isNaN(valueAsNumber) ? undefined : Math.trunc(valueAsNumber))
        }
      />
    ),
    value: value === undefined ? undefined : words(value),
    onRemove: () => choose(undefined),
  };
}

/** Filters rows by what a number of the dashboard counts. */
export const figureFilter = <Value extends string>(
  address: OptionalFilterAddress<'figure', Value>,
  labels: Labels<Value>,
): RegisterFilter => choiceFilter<'figure', Value>(address, 'figure', { label: 'On the dashboard', labels });

/** Filters rows before or after a given day: `label` names the control, `words` describe the active filter. */
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

/** Filters rows whose day is on or before a given day. */
export const dayUntilFilter = <Field extends string>(
  address: OptionalFilterAddress<NoInfer<Field>, string>,
  field: Field,
  name: string,
): RegisterFilter => dayFilter(address, field, name, { label: `${name} by`, words: (day) => `By ${formatDay(day)}` });

/**
 * Filters rows whose day is on or before a given day, or rows without one.
 * @param nothing the label for rows without a day
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
