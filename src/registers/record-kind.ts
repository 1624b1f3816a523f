import type { Versioned } from '#machines/record/record.types.ts';
import type { AccessRequirement, OrganisationFeature, OrganisationRole } from '#openapi/access.ts';
import type { LabelReference } from '#src/api/record/labels.ts';
import type { Kind, RecordSource, RegisterSource } from '#src/api/record/register.ts';
import { isolated } from '#src/components/bidi.ts';
import type { Noun } from '#src/components/words.ts';

/** The specifics of one kind of record; panels, lists and actors are shared by all. */
export interface RecordKind<K extends Kind> {
  readonly noun: Noun;
  /** The name of a record in messages. */
  readonly nameOf: (entity: K['entity']) => string;
  /** Who may access these records; the level is checked where an action is offered. */
  readonly access: Pick<AccessRequirement, 'roles' | 'writers' | 'feature'>;
  readonly source: RecordSource<K>;
  /** The initial draft of a new record. */
  readonly empty: K['draft'];
  readonly draftOf: (entity: K['entity']) => K['draft'];
}

/** The specifics of a register's records. */
export interface RegisterKind<K extends Kind> extends RecordKind<K> {
  readonly source: RegisterSource<K>;
}

/** The facts about a kind from generated/records.ts and generated/inputs.ts. */
export interface KindFacts<K extends Kind> {
  readonly facts: {
    readonly noun: Noun;
    readonly roles: readonly OrganisationRole[];
    /** Those of the roles that may do more than view; all of them by default. */
    readonly writers?: readonly OrganisationRole[];
    readonly feature?: OrganisationFeature;
  };
  readonly input: { readonly empty: K['draft']; readonly of: (entity: K['entity']) => K['draft'] };
}

/** A kind of record, as lists show it. */
export const recordKind = <K extends Kind>(
  { facts, input }: KindFacts<K>,
  own: Pick<RecordKind<K>, 'nameOf' | 'source'>,
): RecordKind<K> => ({
  noun: facts.noun,
  nameOf: own.nameOf,
  access: {
    roles: facts.roles,
    ...(facts.writers !== undefined && { writers: facts.writers }),
    ...(facts.feature !== undefined && { feature: facts.feature }),
  },
  source: own.source,
  empty: input.empty,
  draftOf: input.of,
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
