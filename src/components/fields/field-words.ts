import type { ReactNode } from 'react';

import { formatDay } from '#src/components/format.ts';

import type { Labels } from './choices.ts';

/** What ids stand for, by id: names of look-up entries, of people and of records. */
export type Names = ReadonlyMap<string, string>;

/** How one field is called, and how its value reads. */
export interface Words<Value> {
  readonly label: string;
  /** @param names of what the record has now: it need not be offered any more */
  readonly show: (value: Value, names: Names) => ReactNode;
}

/** Of a field that is an object: its parts. */
export interface PartsWords<Value extends object> extends Words<Value> {
  readonly parts: FieldWords<Value>;
}

/** Of a field that has a value of a closed set, or several. */
export interface ChoiceWords<Value, Choice extends string> extends Words<Value> {
  readonly labels: Labels<Choice>;
}

/** Of a field that has a value of a closed set, or none. */
export interface ChoiceOrNoneWords<Choice extends string> extends ChoiceWords<Choice | null, Choice> {
  /** What it is called that nothing is chosen: `Not rated`. */
  readonly nothing: string;
}

/** The fields of a draft in words: its form, its columns and filters, conflicts and history read them. */
export type FieldWords<Draft> = { readonly [Field in keyof Draft & string]: Words<Draft[Field]> };

export const textWords = (label: string): Words<string> => ({ label, show: (text) => text });

export const numberWords = (label: string): Words<number> => ({ label, show: (number) => number });

export const dayWords = (label: string): Words<string | null> => ({
  label,
  show: (day) => (day === null ? null : formatDay(day)),
});

/** A value of a closed set, or none. */
export const choiceOrNoneWords = <Choice extends string>(
  label: string,
  labels: Labels<Choice>,
  nothing: string,
): ChoiceOrNoneWords<Choice> => ({
  label,
  labels,
  nothing,
  show: (value) => (value === null ? nothing : labels[value]),
});

/** A value of a closed set. */
export const choiceWords = <Choice extends string>(
  label: string,
  labels: Labels<Choice>,
): ChoiceWords<Choice, Choice> => ({ label, labels, show: (value) => labels[value] });

/** Several values of a closed set. */
export const choicesWords = <Choice extends string>(
  label: string,
  labels: Labels<Choice>,
): ChoiceWords<Choice[], Choice> => ({
  label,
  labels,
  show: (values) => values.map((value) => labels[value]).join(', '),
});

const isNamed = (value: object): value is { readonly id: string; readonly name: string } =>
  'id' in value && typeof value.id === 'string' && 'name' in value && typeof value.name === 'string';

const isRecord = (value: object): value is { readonly id: string; readonly ref: string; readonly title: string } =>
  'id' in value && typeof value.id === 'string' && 'ref' in value && 'title' in value;

/** The names that a stored record carries for what it refers to. */
export function namesIn(value: unknown): Names {
  if (typeof value !== 'object' || value === null) return new Map();
  const inside = Object.values(value).flatMap((part) => [...namesIn(part)]);
  if (isNamed(value)) return new Map([...inside, [value.id, value.name]]);
  return new Map(isRecord(value) ? [...inside, [value.id, `${value.ref} ${value.title}`]] : inside);
}
