import type { ReactNode } from 'react';

import { formatDay, formatInstant, formatRoughTime, isInstant } from '#src/components/format.ts';

import type { Labels } from './choices.ts';

/** The names behind ids: look-up entries, people and records. */
export type Names = ReadonlyMap<string, string>;

/** The label of a field and how its value is shown. */
export interface Words<Value> {
  readonly label: string;
  /** @param names those on the current record, which may no longer be on offer */
  readonly show: (value: Value, names: Names) => ReactNode;
}

/** For a field with a day or an instant, which logs hold as the contract writes it. */
export interface TimeWords extends Words<string | null> {
  readonly time: 'day' | 'instant';
}

/** For an object field: its parts. */
export interface PartsWords<Value extends object> extends Words<Value> {
  readonly parts: FieldWords<Value>;
}

/** For a field with one or more values of a closed set. */
export interface ChoiceWords<Value, Choice extends string> extends Words<Value> {
  readonly labels: Labels<Choice>;
}

/** For a field with an optional value of a closed set. */
export interface ChoiceOrNoneWords<Choice extends string> extends ChoiceWords<Choice | null, Choice> {
  /** The label for no selection: `Not rated`. */
  readonly nothing: string;
}

/** The labels of a draft's fields, used by its form, columns, filters, conflicts and history. */
export type FieldWords<Draft> = { readonly [Field in keyof Draft & string]: Words<Draft[Field]> };

export const textWords = (label: string): Words<string> => ({ label, show: (text) => text });

/** Several short texts. */
export const linesWords = (label: string): Words<string[]> => ({ label, show: (lines) => lines.join('\n') });

export const numberWords = (label: string): Words<number> => ({ label, show: (number) => number });

/** A number that may be missing. */
export const numberOrNoneWords = (label: string): Words<number | null> => ({ label, show: (number) => number });

export const dayWords = (label: string): TimeWords => ({
  label,
  time: 'day',
  show: (day) => (day === null ? null : formatDay(day)),
});

export const instantWords = (label: string): TimeWords => ({
  label,
  time: 'instant',
  show: (instant) => (instant !== null && isInstant(instant) ? formatInstant(instant) : instant),
});

/** For a time that may be known by its day, month or year only. */
export const roughTimeWords = (label: string): TimeWords => ({
  label,
  time: 'instant',
  show: (time) => (time === null ? null : formatRoughTime(time)),
});

/** An optional value of a closed set. */
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

const isLabelled = (words: object): words is { readonly label: string } =>
  'label' in words && typeof words.label === 'string';

/** The labels of fields, by their names. */
export const labelsIn = (words: Readonly<Record<string, object>>) => (field: string) => {
  const found = words[field];
  return found !== undefined && isLabelled(found) ? found.label : undefined;
};

const isNamed = (value: object): value is { readonly id: string; readonly name: string } =>
  'id' in value && typeof value.id === 'string' && 'name' in value && typeof value.name === 'string';

const isRecord = (value: object): value is { readonly id: string; readonly ref: string; readonly title: string } =>
  'id' in value && typeof value.id === 'string' && 'ref' in value && 'title' in value;

/** The names that a stored record carries for the entities it refers to. */
export function namesIn(value: unknown): Names {
  if (typeof value !== 'object' || value === null) return new Map();
  const inside = Object.values(value).flatMap((part) => [...namesIn(part)]);
  if (isNamed(value)) return new Map([...inside, [value.id, value.name]]);
  return new Map(isRecord(value) ? [...inside, [value.id, `${value.ref} ${value.title}`]] : inside);
}
