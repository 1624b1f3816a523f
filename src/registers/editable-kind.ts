import type * as z from 'zod/mini';

import { createRecordMachine, type RecordMachine } from '#machines/record/record.machine.ts';
import type { Kind } from '#src/api/record/register.ts';

import { contractErrors } from './contract-errors.ts';
import type { RecordKind, RegisterKind, RegisterShape } from './record-kind.ts';

/** What is wrong with fields together, each of which the contract accepts. */
type Problems<Draft> = (draft: Draft) => readonly { readonly field: string; readonly message: string }[];

interface Form<K extends Kind> {
  readonly machine: RecordMachine<K['entity'], K['draft']>;
}

/** A kind of record with the machine of its form; lists do without it, and so load before it. */
export interface EditableKind<K extends Kind> extends RecordKind<K>, Form<K> {}

/** A register's kind of record with the machine of its form. */
export interface EditableRegister<K extends Kind> extends RegisterKind<K>, Form<K> {}

// By contract, a refused save or removal carries as `current` a record of the requested kind.
const isStored = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value;

/** The machine of a form, which validates against the contract's input schema. */
export const formMachine = <K extends Kind>(
  draftOf: (entity: K['entity']) => K['draft'],
  schema: z.core.$ZodType,
  problems: Problems<K['draft']> = () => [],
): RecordMachine<K['entity'], K['draft']> =>
  createRecordMachine<K['entity'], K['draft']>({
    draftOf,
    validate: (draft) => ({
      ...Object.fromEntries(problems(draft).map(({ field, message }) => [field, message])),
      ...contractErrors(schema, draft),
    }),
    isEntity: (value): value is K['entity'] => isStored(value),
  });

/** A kind of record that can be edited. */
export const editableKind = <K extends Kind>(kind: RecordKind<K>, schema: z.core.$ZodType): EditableKind<K> => ({
  ...kind,
  machine: formMachine<K>(kind.draftOf, schema),
});

/** The records of a register, which can be edited. */
export const editableRegister = <K extends RegisterShape>(
  kind: RegisterKind<K>,
  schema: z.core.$ZodType,
  problems?: Problems<K['draft']>,
): EditableRegister<K> => ({ ...kind, machine: formMachine<K>(kind.draftOf, schema, problems) });
