import type { Choice } from '#src/ui/form/choice.ts';

/** The labels of a closed set of values. */
export type Labels<Value extends string> = Readonly<Record<Value, string>>;

/** The labels of a closed set, made from its values. */
export function labelled<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): Labels<Value>;
// Every value gets a label, which the type of `Object.fromEntries` does not say.
export function labelled(values: readonly string[], labelOf: (value: string) => string): object {
  return Object.fromEntries(values.map((value) => [value, labelOf(value)]));
}

/** An entry of a look-up as offered for selection. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

const isValueOf =
  <Value extends string>(labels: Labels<Value>) =>
  (value: string): value is Value =>
    Object.hasOwn(labels, value);

/** The values of a closed set, in the order of its labels. */
export const valuesOf = <Value extends string>(labels: Labels<Value>): Value[] =>
  Object.keys(labels).filter(isValueOf(labels));

/** Filters the texts that belong to the set. */
export const valuesAmong = <Value extends string>(labels: Labels<Value>, texts: readonly string[]): Value[] =>
  valuesOf(labels).filter((value) => texts.includes(value));

export const choicesOf = <Value extends string>(labels: Labels<Value>): Choice<Value>[] =>
  valuesOf(labels).map((value) => ({ value, label: labels[value] }));

/** The entries on offer, plus selected ones that are no longer offered. */
export const withChosen = <Entry extends { readonly id: string }>(
  offered: readonly Entry[],
  chosen: readonly Entry[],
): readonly Entry[] => [...offered, ...chosen.filter(({ id }) => offered.every((entry) => entry.id !== id))];

export const entryChoices = (entries: readonly Named[]): Choice[] =>
  entries.map(({ id, name }) => ({ value: id, label: name }));
