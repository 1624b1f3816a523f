import type { ReactNode } from 'react';

import type { Schemas } from '#src/api/connection/client.ts';
import type { FieldForm } from '#src/components/fields/binding.ts';
import { ChoiceInput, ChoiceOrNoneInput, FoundChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import type { ChoiceOrNoneWords, ChoiceWords, Words } from '#src/components/fields/field-words.ts';

import type { BatchField, GivenValue } from './BatchChange.tsx';
import { LookupInput, LookupsInput } from './LookupInput.tsx';
import type { EntryWords } from './Names.tsx';
import { OwnerInput } from './OwnerInput.tsx';

/** The input of one field that several records can be given together, as in the form of a record. */
interface BatchInput<Field extends string, Value> {
  readonly label: string;
  input(form: FieldForm<Field, Value>): ReactNode;
}

/** One value of a closed set. */
export const batchChoice = <Field extends string, Value extends string>(
  field: Field,
  words: ChoiceWords<Value, Value>,
): BatchInput<Field, Value> => ({
  label: words.label,
  input: (form) => <ChoiceInput form={form} field={field} words={words} />,
});

/** One value of a closed set, or none. */
export const batchChoiceOrNone = <Field extends string, Value extends string>(
  field: Field,
  words: ChoiceOrNoneWords<Value>,
): BatchInput<Field, Value | null> => ({
  label: words.label,
  input: (form) => <ChoiceOrNoneInput form={form} field={field} words={words} />,
});

/** One value of a large closed set, found by typing, or none. */
export const batchFoundChoice = <Field extends string, Value extends string>(
  field: Field,
  words: ChoiceOrNoneWords<Value>,
): BatchInput<Field, Value | null> => ({
  label: words.label,
  input: (form) => <FoundChoiceInput form={form} field={field} words={words} />,
});

/** A day, or none. */
export const batchDay = <Field extends string>(
  field: Field,
  words: Words<string | null>,
): BatchInput<Field, string | null> => ({
  label: words.label,
  input: (form) => <DayInput form={form} field={field} words={words} />,
});

/** One entry of a look-up, or none. */
export const batchLookup = <Field extends string>(
  field: Field,
  words: EntryWords<string | null>,
): BatchInput<Field, string | null> => ({
  label: words.label,
  input: (form) => <LookupInput form={form} field={field} words={words} current={null} />,
});

/** Any entries of a look-up, in place of those that each record has. */
export const batchLookups = <Field extends string>(
  field: Field,
  words: EntryWords<string[]>,
): BatchInput<Field, string[]> => ({
  label: words.label,
  input: (form) => <LookupsInput form={form} field={field} words={words} current={[]} />,
});

/** The form of a value that is no field of the record's own form. */
const givenForm = ({ value, error, change }: GivenValue) => ({
  draft: { given: typeof value === 'string' ? value : null },
  readOnly: false,
  errorOf: () => error,
  change: (_field: string, typed: string | null) => change(typed),
});

/** One entry of a look-up, or none, that is a part of a field. */
export const givenEntry = <Draft,>(label: string, words: EntryWords<string | null>): BatchField<Draft> => ({
  label,
  initial: null,
  input: (_form, given) => (
    <LookupInput form={givenForm(given)} field="given" words={{ ...words, label }} current={null} />
  ),
});

/** A day, or none, that is a part of a field. */
export const givenDay = <Draft,>(label: string): BatchField<Draft> => ({
  label,
  initial: null,
  input: (_form, given) => <DayInput form={givenForm(given)} field="given" words={{ label }} />,
});

/** A member of the organisation, or none; with `able`, one of those who can act on records of this kind. */
export const batchOwner = <Field extends string>(
  field: Field,
  words: Words<string | null>,
  able?: Schemas['ActingPart'],
): BatchInput<Field, string | null> => ({
  label: words.label,
  input: (form) => (
    <OwnerInput form={form} field={field} words={words} current={null} {...(able !== undefined && { able })} />
  ),
});
