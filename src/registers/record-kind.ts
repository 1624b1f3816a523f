import type * as z from 'zod/mini';

import { createRecordMachine, type RecordMachine } from '#machines/record/record.machine.ts';
import type { Versioned } from '#machines/record/record.types.ts';
import type { AccessRequirement, OrganisationFeature, OrganisationRole } from '#openapi/access.ts';
import type { LabelReference } from '#src/api/labels.ts';
import type { Kind, RecordSource, RegisterSource } from '#src/api/register.ts';
import { isolated } from '#src/components/bidi.ts';
import type { Noun } from '#src/components/words.ts';

import { contractErrors } from './contract-errors.ts';

/** The specifics of one kind of record; panels, lists and actors are shared by all. */
export interface RecordKind<K extends Kind> {
  readonly noun: Noun;
  /** The name of a record in messages. */
  readonly nameOf: (entity: K['entity']) => string;
  /** Who may access these records; the level is checked where an action is offered. */
  readonly access: Pick<AccessRequirement, 'roles' | 'feature'>;
  readonly source: RecordSource<K>;
  /** The initial draft of a new record. */
  readonly empty: K['draft'];
  readonly draftOf: (entity: K['entity']) => K['draft'];
  readonly machine: RecordMachine<K['entity'], K['draft']>;
}

/** The specifics of a register's records. */
export interface RegisterKind<K extends Kind> extends RecordKind<K> {
  readonly source: RegisterSource<K>;
}

/** The facts about a kind from generated/records.ts, generated/inputs.ts and zod.ts. */
export interface KindFacts<K extends Kind> {
  readonly facts: {
    readonly noun: Noun;
    readonly roles: readonly OrganisationRole[];
    readonly feature?: OrganisationFeature;
  };
  readonly input: { readonly empty: K['draft']; readonly of: (entity: K['entity']) => K['draft'] };
  readonly schema: z.core.$ZodType;
  /** What is wrong with fields together, each of which the contract accepts; nothing by default. */
  readonly problems?: (draft: K['draft']) => readonly { readonly field: string; readonly message: string }[];
}

// By contract, a refused save or removal carries as `current` a record of the requested kind.
export const isStored = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value;

/** A kind of record with its machine, which validates against the contract's input schema. */
export const recordKind = <K extends Kind>(
  { facts, input, schema, problems = () => [] }: KindFacts<K>,
  own: Pick<RecordKind<K>, 'nameOf' | 'source'>,
): RecordKind<K> => ({
  noun: facts.noun,
  nameOf: own.nameOf,
  access: { roles: facts.roles, ...(facts.feature !== undefined && { feature: facts.feature }) },
  source: own.source,
  empty: input.empty,
  draftOf: input.of,
  machine: createRecordMachine<K['entity'], K['draft']>({
    draftOf: input.of,
    validate: (draft) => ({
      ...Object.fromEntries(problems(draft).map(({ field, message }) => [field, message])),
      ...contractErrors(schema, draft),
    }),
    isEntity: (value): value is K['entity'] => isStored(value),
  }),
});

/** The types of a register's records. */
export interface RegisterShape extends Kind {
  readonly entity: Versioned & {
    readonly ref: string;
    readonly title: string;
    readonly labels: readonly LabelReference[];
  };
  readonly draft: { readonly labelIds: string[] };
}

/** The records of a register, named by reference and title. */
export const registerKind = <K extends RegisterShape>(
  facts: KindFacts<K>,
  source: RegisterSource<K>,
): RegisterKind<K> => ({
  ...recordKind(facts, { source, nameOf: ({ ref, title }) => `${ref} ${isolated(title)}` }),
  source,
});
