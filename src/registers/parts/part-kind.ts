import type * as z from 'zod/mini';

import type { recordParts } from '#src/api/record/record-parts.ts';
import type { Kind } from '#src/api/record/register.ts';
import type { FieldWords } from '#src/components/fields/field-words.ts';

import { formMachine } from '../editable-kind.ts';

interface Titled {
  readonly title: string;
}

/** A kind of what a record consists of beside its fields. */
export interface PartShape extends Kind {
  readonly entity: Kind['entity'] & Titled;
}

interface PartFacts<K extends PartShape> {
  readonly parts: ReturnType<typeof recordParts<K>>;
  readonly noun: { readonly one: string; readonly many: string };
  readonly words: FieldWords<K['draft']>;
  readonly empty: K['draft'];
  readonly draftOf: (part: K['entity']) => K['draft'];
  readonly schema: z.core.$ZodType;
}

/** Parts of records: they are added and changed by the machine of all records, in a dialog. */
export const partKind = <K extends PartShape>({ schema, ...facts }: PartFacts<K>) => {
  const shared = {
    noun: facts.noun,
    nameOf: ({ title }: K['entity']) => title,
    empty: facts.empty,
    draftOf: facts.draftOf,
    machine: formMachine<K>(facts.draftOf, schema),
  };
  return { ...facts, editableOf: (recordId: string) => ({ ...shared, source: facts.parts.sourceOf(recordId) }) };
};

export type PartKind<K extends PartShape> = ReturnType<typeof partKind<K>>;
