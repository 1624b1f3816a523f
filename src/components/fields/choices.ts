import type { Choice } from '#src/ui/form/choice.ts';

/** The words of a closed set of values. */
export type Labels<Value extends string> = Readonly<Record<Value, string>>;

/** An entry of a look-up, as it is offered. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

const isValueOf =
  <Value extends string>(labels: Labels<Value>) =>
  (value: string): value is Value =>
    Object.hasOwn(labels, value);

/** The values of a closed set, in the order in which its words are written. */
export const valuesOf = <Value extends string>(labels: Labels<Value>): Value[] =>
  Object.keys(labels).filter(isValueOf(labels));

/** Those of the set among some texts. */
export const valuesAmong = <Value extends string>(labels: Labels<Value>, texts: readonly string[]): Value[] =>
  valuesOf(labels).filter((value) => texts.includes(value));

export const choicesOf = <Value extends string>(labels: Labels<Value>): Choice<Value>[] =>
  valuesOf(labels).map((value) => ({ value, label: labels[value] }));

/** What is offered, and what was chosen once and is offered no longer. */
export const withChosen = <Entry extends { readonly id: string }>(
  offered: readonly Entry[],
  chosen: readonly Entry[],
): readonly Entry[] => [...offered, ...chosen.filter(({ id }) => offered.every((entry) => entry.id !== id))];

export const entryChoices = (entries: readonly Named[]): Choice[] =>
  entries.map(({ id, name }) => ({ value: id, label: name }));
