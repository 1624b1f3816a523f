import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { UnsavedText } from '../unsaved-text/unsaved-text.types.ts';
import { withoutField } from './field-errors.ts';
import { changesOf, mergeDraft, restoreDraft, sameValue } from './merge.ts';
import type {
  RecordContext,
  RecordEvent,
  RecordInput,
  RecordNotice,
  RecordRemoval,
  RecordRules,
  SaveInput,
  Versioned,
} from './record.types.ts';

export type RecordMachine<Entity extends Versioned, Draft extends object> = ReturnType<
  typeof createRecordMachine<Entity, Draft>
>;

/**
 * The panel in which one record is added, changed and removed. The machine owns the draft; the query cache owns the
 * stored record. One actor per record id. A 409 is merged field by field (design.md, Machines).
 */
export function createRecordMachine<Entity extends Versioned, Draft extends object>(rules: RecordRules<Entity, Draft>) {
  const currentIn = (failure: Failure) => (rules.isEntity(failure.current) ? failure.current : undefined);

  return setup({
    types: {
      context: {} as RecordContext<Entity, Draft>,
      events: {} as RecordEvent<Draft>,
      emitted: {} as RecordNotice<Entity>,
      input: {} as RecordInput<Entity, Draft>,
      tags: {} as 'busy' | 'removing',
    },
    actors: {
      saveRecord: fromPromise<Entity, SaveInput<Entity, Draft>>(notProvided('saveRecord')),
      removeRecord: fromPromise<void, RecordRemoval<Entity>>(notProvided('removeRecord')),
    },
    guards: {
      isValid: ({ context }) => Object.keys(rules.validate(context.draft)).length === 0,
      isStored: ({ context }) => context.base !== null,
      isNew: ({ context }) => context.base === null,
      /** Merge only with a version not seen before: otherwise the same save would be repeated for ever. */
      isConflict: ({ context: { base } }, { failure }: { failure: Failure }) => {
        const current = currentIn(failure);
        return failure.status === 409 && current !== undefined && current.version !== base?.version;
      },
      isLastConflict: ({ context }, { field }: { field: string }) =>
        context.conflicts.every((conflict) => conflict.field === field),
      hasConflicts: ({ context }) => context.conflicts.length > 0,
    },
    actions: {
      changeField: assign(({ context }, { field, value }: { field: string; value: unknown }) => {
        const errors = withoutField(context.errors, field);
        return { draft: { ...context.draft, [field]: value }, errors };
      }),
      restore: assign(({ context }, { text }: { text: UnsavedText }) => ({
        ...restoreDraft(context.initial, text),
        errors: {},
        failure: null,
      })),
      showErrors: assign(({ context }) => ({ errors: rules.validate(context.draft) })),
      clearErrors: assign({ errors: {} }),
      discard: assign(({ context }) => ({ draft: context.initial, errors: {}, failure: null, conflicts: [] })),
      adopt: assign((_, { entity }: { entity: Entity }) => {
        const draft = rules.draftOf(entity);
        return { base: entity, initial: draft, draft, errors: {}, failure: null, conflicts: [] };
      }),
      merge: assign(({ context }, { failure }: { failure: Failure }) => {
        const current = currentIn(failure);
        if (current === undefined) return {};
        const theirs = rules.draftOf(current);
        return { base: current, initial: theirs, failure: null, ...mergeDraft(context.initial, context.draft, theirs) };
      }),
      settle: assign(({ context }, { field, take }: { field: string; take: 'mine' | 'theirs' }) => {
        const settled = context.conflicts.find((conflict) => conflict.field === field);
        const draft = settled && take === 'theirs' ? { ...context.draft, [field]: settled.theirs } : context.draft;
        return { draft, conflicts: context.conflicts.filter((conflict) => conflict !== settled) };
      }),
      showFailure: assign((_, { failure }: { failure: Failure }) => ({ failure, errors: failure.fieldErrors })),
      showRefusals: assign((_, { failure }: { failure: Failure }) => ({ errors: failure.fieldErrors })),
      changeReason: assign((_, { reason }: { reason: string }) => ({ reason })),
      notifyAdded: emit((_, { entity }: { entity: Entity }) => ({ type: 'record.added', entity }) as const),
      notifyChanged: emit((_, { entity }: { entity: Entity }) => ({ type: 'record.changed', entity }) as const),
      notifyRemoved: emit((_, { entity }: { entity: Entity }) => ({ type: 'record.removed', entity }) as const),
      notifyInvalid: emit({ type: 'record.invalid' }),
      notifyFailure: emit((_, { failure }: { failure: Failure }) => ({ type: 'record.failed', failure }) as const),
      notifyRemovalFailed: emit(
        (_, { failure }: { failure: Failure }) => ({ type: 'record.removalFailed', failure }) as const,
      ),
    },
  }).createMachine({
    id: 'record',
    context: ({ input }) => ({
      base: input.base,
      initial: input.draft,
      draft: input.draft,
      errors: {},
      failure: null,
      conflicts: [],
      reason: '',
    }),
    initial: 'editing',
    states: {
      editing: {
        on: {
          'field.changed': {
            actions: { type: 'changeField', params: ({ event }) => ({ field: event.field, value: event.value }) },
          },
          'text.restored': {
            target: 'rebasing',
            actions: { type: 'restore', params: ({ event }) => ({ text: event.text }) },
          },
          'save.requested': [
            { guard: 'isValid', target: 'saving', actions: 'clearErrors' },
            { actions: ['showErrors', 'notifyInvalid'] },
          ],
          'changes.discarded': { actions: 'discard' },
          'removal.requested': {
            guard: 'isStored',
            target: 'confirmingRemoval',
            actions: { type: 'changeReason', params: { reason: '' } },
          },
        },
      },
      saving: {
        tags: 'busy',
        invoke: {
          id: 'saveRecord',
          src: 'saveRecord',
          input: ({ context: { base, initial, draft } }) => ({ base, draft, changes: changesOf(initial, draft) }),
          onDone: [
            {
              guard: 'isNew',
              target: 'saved',
              actions: [
                { type: 'notifyAdded', params: ({ event }) => ({ entity: event.output }) },
                { type: 'adopt', params: ({ event }) => ({ entity: event.output }) },
              ],
            },
            {
              target: 'editing',
              actions: [
                { type: 'notifyChanged', params: ({ event }) => ({ entity: event.output }) },
                { type: 'adopt', params: ({ event }) => ({ entity: event.output }) },
              ],
            },
          ],
          onError: [
            {
              guard: { type: 'isConflict', params: failureOf },
              target: 'merging',
              actions: { type: 'merge', params: failureOf },
            },
            {
              target: 'editing',
              actions: [
                { type: 'showFailure', params: failureOf },
                { type: 'notifyFailure', params: failureOf },
              ],
            },
          ],
        },
      },
      // Changes made only by the other side are already merged; without a conflict there is nothing to resolve.
      merging: { always: [{ guard: 'hasConflicts', target: 'conflicted' }, { target: 'saving' }] },
      conflicted: {
        on: {
          'conflict.settled': [
            {
              guard: { type: 'isLastConflict', params: ({ event }) => ({ field: event.field }) },
              target: 'editing',
              actions: { type: 'settle', params: ({ event }) => ({ field: event.field, take: event.take }) },
            },
            { actions: { type: 'settle', params: ({ event }) => ({ field: event.field, take: event.take }) } },
          ],
          'changes.discarded': { target: 'editing', actions: 'discard' },
        },
      },
      confirmingRemoval: {
        tags: 'removing',
        on: {
          'reason.changed': { actions: { type: 'changeReason', params: ({ event }) => ({ reason: event.reason }) } },
          'removal.confirmed': 'removing',
          'removal.cancelled': 'editing',
        },
      },
      removing: {
        tags: ['busy', 'removing'],
        invoke: {
          id: 'removeRecord',
          src: 'removeRecord',
          input: ({ context }) => ({ base: storedOf(context.base), reason: context.reason.trim() }),
          onDone: {
            target: 'removed',
            actions: { type: 'notifyRemoved', params: ({ context }) => ({ entity: storedOf(context.base) }) },
          },
          onError: [
            {
              guard: { type: 'isConflict', params: failureOf },
              target: 'rebasing',
              actions: [
                { type: 'merge', params: failureOf },
                { type: 'showRefusals', params: failureOf },
                { type: 'notifyRemovalFailed', params: failureOf },
              ],
            },
            {
              target: 'editing',
              actions: [
                { type: 'showRefusals', params: failureOf },
                { type: 'notifyRemovalFailed', params: failureOf },
              ],
            },
          ],
        },
      },
      // Nothing is saved here: the user sees the other side's changes before removing the record, or saving what was restored.
      rebasing: { always: [{ guard: 'hasConflicts', target: 'conflicted' }, { target: 'editing' }] },
      saved: { type: 'final' },
      removed: { type: 'final' },
    },
  });
}

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

function storedOf<Entity>(base: Entity | null): Entity {
  if (base === null) throw new Error('A record that was never stored cannot be removed');
  return base;
}

interface Leaving<Draft> {
  /** `done` once a new record is saved or a stored one is removed: there is nothing left to lose. */
  readonly status: string;
  readonly context: Pick<RecordContext<unknown, Draft>, 'initial' | 'draft'>;
}

/** Whether leaving would lose unsaved input. Used by the router's blocker, which knows which navigation leaves. */
export const hasUnsavedChanges = <Draft extends object>({ status, context }: Leaving<Draft>): boolean =>
  status !== 'done' && !sameValue(context.initial, context.draft);
