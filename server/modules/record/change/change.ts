import type { RecordKind } from '#openapi/generated/records.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';

import { notify, noticesOfChange, noticesOfCoOwners, ownerOf } from '../people/notices.ts';
import { readersOf } from '../people/readers.ts';
import { tellWatchers, watchedEvent } from '../people/watcher-notices.ts';
import { refuseFixed, refuseProblems } from '../register/problems.ts';
import { changesFor, mostLabels } from '../register/record-labels.ts';
import { entityOf, touchRecord } from '../register/record.ts';
import type { RecordEntity, RecordInput, Register } from '../register/register.ts';
import { changesBetween, logActivity } from './activity.ts';
import { stateCause } from './cause.ts';
import type { LockedRecord } from './locks.ts';

/** A locked record before a change, with the fields that a user may set. */
export interface Unchanged<Entity, Input> {
  readonly locked: LockedRecord;
  readonly entity: Entity;
  readonly input: Input;
}

/** A locked record, with what it is to be changed to. */
export interface Changing<Entity, Input> extends Unchanged<Entity, Input> {
  readonly changes: object;
}

/** A changed record, its fields before and after, and those that were set. */
export interface Changed<Entity> {
  readonly entity: Entity;
  readonly before: object;
  readonly after: object;
  readonly changes: object;
}

/** The fields of `input` that `values` has. */
export const fieldsOf = (input: object, values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([field]) => Object.hasOwn(values, field)));

interface Changer<Entity, Input> {
  read(locked: readonly LockedRecord[]): Promise<Unchanged<Entity, Input>[]>;
  /** What a change of several records is for this one. */
  ownChanges(input: Input, changes: object): object;
  /** Whether a record stands where it cannot be changed so. */
  isFixed(record: Changing<Entity, Input>, isUndo?: boolean): boolean;
  /** Whether what a record is to be changed to does not fit its other fields. */
  isUnfit(record: Changing<Entity, Input>): boolean;
  /** Changes at most 500 records, and logs the differences of each. @throws ApiError 400 if one of them is fixed or unfit */
  change(
    context: OrganisationContext,
    records: readonly Changing<Entity, Input>[],
    isUndo?: boolean,
  ): Promise<Changed<Entity>[]>;
}

/** Reads locked records of a register for a change, and changes them. */
export function changerOf<Entity extends RecordEntity, Input extends RecordInput, Query>(
  register: Register<Entity, Input, Query>,
): Changer<Entity, Input> {
  const { list, save, searchable } = register;
  const inputOf = register.input.of;
  const { inOrder } = readersOf(register);

  return {
    async read(locked) {
      const entities = await inOrder(locked.map(({ id }) => id));
      const byId = new Map(entities.map((entity) => [entity.id, entity]));
      return locked.flatMap((row) => {
        const entity = byId.get(row.id);
        return entity === undefined ? [] : [{ locked: row, entity, input: inputOf(entity) }];
      });
    },

    ownChanges: (input, changes) => changesFor(input, register.batch?.changesFor(input, changes) ?? changes),

    isFixed: ({ entity, input, changes }, isUndo = false) =>
      (register.fixed?.(entity, { ...input, ...changes }, isUndo) ?? []).length > 0,

    isUnfit: ({ input, changes }) => (register.problems?.({ ...input, ...changes }, input) ?? []).length > 0,

    async change(context, records, isUndo = false) {
      const saved = records.map(({ locked, entity, input, changes }) => ({
        locked,
        entity,
        before: input,
        key: { organisationId: context.organisation.id, id: locked.id },
        input: { ...input, ...changes },
        chosen: changes,
      }));
      for (const { entity, input, before } of saved) {
        refuseFixed(register, entity, input, isUndo);
        refuseProblems(register, input, before);
      }
      // Sent together, in this order: the connection pipelines.
      await Promise.all([
        ...saved.map(({ locked, input }) =>
          touchRecord(context, locked, { title: input.title, searchable: searchable(input) }),
        ),
        save(saved),
      ]);
      const entities = await inOrder(records.map(({ locked }) => locked.id));
      const changed = entities.map((entity, index) => ({
        entity,
        before: records[index]?.input ?? {},
        after: inputOf(entity),
        changes: records[index]?.changes ?? {},
      }));
      await logChanges(context, list.kind, changed);
      return changed;
    },
  };
}

/** Why a record is left as it is by the same changes to several. */
type LeftBecause = Extract<Schemas['BatchRefusal'], 'LABELS' | 'STATUS' | 'UNFIT'>;

/** What the same changes have done to several records. Those that have the values already are in neither list. */
export interface ChangedAlike<Entity> {
  readonly changed: readonly Changed<Entity>[];
  /** Why others are left as they are, by id. */
  readonly left: ReadonlyMap<string, LeftBecause>;
}

const isOverLabelled = ({ changes }: { readonly changes: object }) =>
  'labelIds' in changes && Array.isArray(changes.labelIds) && changes.labelIds.length > mostLabels;

/** Makes the same changes to locked records. */
export async function changeAlike<Entity, Input extends RecordInput>(
  changer: Changer<Entity, Input>,
  context: OrganisationContext,
  locked: readonly LockedRecord[],
  changes: object,
): Promise<ChangedAlike<Entity>> {
  const all = (await changer.read(locked)).map((one) => ({ ...one, changes: changer.ownChanges(one.input, changes) }));
  const differing = all.filter((one) => changesBetween(one.input, one.changes).length > 0);
  const left = new Map(
    differing.flatMap((one): [string, LeftBecause][] => {
      if (isOverLabelled(one)) return [[one.locked.id, 'LABELS']];
      if (changer.isFixed(one)) return [[one.locked.id, 'STATUS']];
      return changer.isUnfit(one) ? [[one.locked.id, 'UNFIT']] : [];
    }),
  );
  const changing = differing.filter((one) => !left.has(one.locked.id));
  await stateCause('BULK_CHANGE');
  return { changed: changing.length === 0 ? [] : await changer.change(context, changing), left };
}

const logChanges = (context: OrganisationContext, kind: RecordKind, changed: readonly Changed<RecordEntity>[]) =>
  logActivity(
    context,
    ...changed.map(({ entity, before, after }) => ({
      action: 'UPDATE' as const,
      ...entityOf(kind, entity),
      changes: changesBetween(before, after),
    })),
  );

/** Notifies the owners and the watchers of changed records that differ. */
export async function notifyOfChanges(
  context: OrganisationContext,
  kind: RecordKind,
  changed: readonly Changed<RecordEntity>[],
): Promise<void> {
  const differing = changed
    .filter(({ before, after }) => changesBetween(before, after).length > 0)
    .map(({ entity, before, after }) => ({
      entity,
      owners: { was: ownerOf(before), is: ownerOf(after) },
      toCoOwners: noticesOfCoOwners(entity, before, after),
    }));
  await notify(
    context,
    kind,
    differing.flatMap(({ entity, owners, toCoOwners }) => [...noticesOfChange(entity, owners), ...toCoOwners]),
  );
  const events = differing.map(({ entity, owners, toCoOwners }) => {
    const told = toCoOwners.map(({ recipientId }) => recipientId);
    return watchedEvent(context.user.name, kind, 'updated', { entity, except: [owners.was, owners.is, ...told] });
  });
  await tellWatchers(kind, events);
}
