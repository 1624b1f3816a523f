import type { ReactNode } from 'react';

import type { Labels } from '#src/components/fields/choices.ts';
import { formatDay } from '#src/components/format.ts';

/** How one field is called, and how its value reads. */
interface Words<Value> {
  readonly name: string;
  readonly show: (value: Value) => ReactNode;
}

/** The fields of a draft in words, wherever they stand outside its form. */
export type FieldWords<Draft> = { readonly [Field in keyof Draft & string]: Words<Draft[Field]> };

export const textWords = (name: string): Words<string> => ({ name, show: (text) => text });

export const dayWords = (name: string): Words<string | null> => ({
  name,
  show: (day) => (day === null ? null : formatDay(day)),
});

/** A value of a closed set, or none. */
export const choiceOrNoneWords = <Value extends string>(
  name: string,
  labels: Labels<Value>,
  nothing: string,
): Words<Value | null> => ({ name, show: (value) => (value === null ? nothing : labels[value]) });

/** A value of a closed set. */
export const choiceWords = <Value extends string>(name: string, labels: Labels<Value>): Words<Value> => ({
  name,
  show: (value) => labels[value],
});
