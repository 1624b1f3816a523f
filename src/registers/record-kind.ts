import type * as z from 'zod/mini';

import { createRecordMachine, type RecordMachine } from '#machines/record/record.machine.ts';
import type { Versioned } from '#machines/record/record.types.ts';
import type { AccessRequirement } from '#openapi/access.ts';
import type { RecordSource } from '#src/api/register.ts';
import type { Noun } from '#src/components/words.ts';

import { contractErrors } from './contract-errors.ts';

interface KindSettings<Entity, Draft, Calls> {
  readonly noun: Noun;
  /** How one is called in messages. */
  readonly nameOf: (entity: Entity) => string;
  /** Whose these records are; the levels are asked for where something is done. */
  readonly access: Pick<AccessRequirement, 'roles' | 'feature'>;
  readonly source: RecordSource<Calls>;
  /** What a new one begins as. */
  readonly empty: Draft;
  readonly draftOf: (entity: Entity) => Draft;
}

/** What is special about one kind of record; panels, lists and actors are the same for all. */
export interface RecordKind<Entity extends Versioned, Draft extends object, Calls> extends KindSettings<
  Entity,
  Draft,
  Calls
> {
  readonly machine: RecordMachine<Entity, Draft>;
}

// The contract says what a refused save or removal carries as `current`: a record of the kind that was asked for.
const isStored = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value;

/** A kind of record with its machine, whose rules are the contract's schema of its input. */
export const recordKind = <Entity extends Versioned, Draft extends object, Calls>(
  schema: z.core.$ZodType,
  settings: KindSettings<Entity, Draft, Calls>,
): RecordKind<Entity, Draft, Calls> => ({
  ...settings,
  machine: createRecordMachine<Entity, Draft>({
    draftOf: settings.draftOf,
    validate: (draft) => contractErrors(schema, draft),
    isEntity: (value): value is Entity => isStored(value),
  }),
});
