import { assign, emit, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { isWritable } from '#domain/policy/lifecycle.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { restoreDraft } from '../record/merge.ts';
import type { UnsavedText } from '../unsaved-text/unsaved-text.types.ts';
import type {
  PolicyDraft,
  PolicyEditingContext,
  PolicyEditingEvent,
  PolicyEditingNotice,
  PolicySaveInput,
  PolicyVersion,
} from './policy-editing.types.ts';

/** What of a version its authors write. */
const policyDraftOf = ({ generationMethod, content, sourceUrl }: PolicyVersion): PolicyDraft => ({
  generationMethod,
  content,
  sourceUrl,
});

/** Texts may be long, so they are compared as they are. */
const sameDraft = (one: PolicyDraft, other: PolicyDraft): boolean =>
  one === other ||
  (one.generationMethod === other.generationMethod &&
    one.sourceUrl === other.sourceUrl &&
    one.content === other.content);

/** Whether leaving would lose what was typed. */
export const hasUnsavedText = ({ initial, draft }: Pick<PolicyEditingContext, 'initial' | 'draft'>): boolean =>
  initial !== null && draft !== null && !sameDraft(initial, draft);

const storedIn = ({ stored }: PolicyEditingContext): PolicyVersion => {
  if (stored === null) throw new Error('The document is not loaded');
  return stored;
};

const draftIn = ({ draft }: PolicyEditingContext): PolicyDraft => {
  if (draft === null) throw new Error('Nobody writes');
  return draft;
};

const isVersion = (value: unknown): value is PolicyVersion =>
  typeof value === 'object' && value !== null && 'content' in value && 'version' in value;

const currentIn = (event: ErrorActorEvent): PolicyVersion | undefined => {
  const { status, current } = toFailure(event.error);
  return status === 409 && isVersion(current) ? current : undefined;
};

const theirsIn = (event: ErrorActorEvent): PolicyVersion => {
  const current = currentIn(event);
  if (current === undefined) throw new Error('The refusal is not a conflict');
  return current;
};

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });
const documentOf = ({ event }: { event: DoneActorEvent<PolicyVersion> }) => ({ document: event.output });

const noDraft = { initial: null, draft: null, sent: null, theirs: null, failure: null } as const;

/**
 * The text of a policy: read, and written by its authors. What is typed is never lost: it survives refusals, what is
 * typed during a save is kept for the next, and after a conflict the author chooses between both texts.
 */
export const policyEditingMachine = setup({
  types: {
    context: {} as PolicyEditingContext,
    events: {} as PolicyEditingEvent,
    emitted: {} as PolicyEditingNotice,
  },
  actors: {
    load: fromPromise<PolicyVersion>(notProvided('load')),
    save: fromPromise<PolicyVersion, PolicySaveInput>(notProvided('save')),
  },
  guards: {
    isWritable: ({ context }) => isWritable(storedIn(context).status),
    hasUnsavedText: ({ context }) => hasUnsavedText(context),
    /** It may have been approved meanwhile: then it stays as it is. */
    mayWriteTheirs: ({ context: { theirs } }) => theirs !== null && isWritable(theirs.status),
    isOvertaken: ({ context }) => context.theirs !== null,
    isConflict: (_, { isConflict }: { isConflict: boolean }) => isConflict,
  },
  actions: {
    show: assign((_, { document }: { document: PolicyVersion }) => ({ ...noDraft, stored: document })),
    begin: assign(({ context }) => {
      const draft = policyDraftOf(storedIn(context));
      return { ...noDraft, initial: draft, draft, revision: context.revision + 1 };
    }),
    /** Someone else may have stored another text since this one was typed. */
    restore: assign(({ context }, { text }: { text: UnsavedText }) => {
      const initial = policyDraftOf(storedIn(context));
      const { draft, conflicts } = restoreDraft(initial, text);
      const theirs = conflicts.length > 0 ? storedIn(context) : null;
      return { ...noDraft, initial, draft, theirs, revision: context.revision + 1 };
    }),
    change: assign(({ context }, { changes }: { changes: Partial<PolicyDraft> }) => ({
      draft: { ...draftIn(context), ...changes },
    })),
    send: assign(({ context }) => ({ sent: draftIn(context), failure: null })),
    /** What was typed meanwhile stays, as a change of what is stored now. */
    keepStored: assign(({ context: { sent } }, { document }: { document: PolicyVersion }) => ({
      stored: document,
      initial: sent,
      sent: null,
    })),
    end: assign(noDraft),
    keepTheirs: assign((_, { theirs }: { theirs: PolicyVersion }) => ({ theirs, sent: null })),
    takeTheirs: assign(({ context }) => ({ stored: context.theirs })),
    keepMine: assign(({ context: { theirs } }) => ({
      stored: theirs,
      initial: theirs === null ? null : policyDraftOf(theirs),
      theirs: null,
    })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure, sent: null })),
    clearFailure: assign({ failure: null }),
    announce: emit((_, { document }: { document: PolicyVersion }) => ({ type: 'document.saved', document }) as const),
  },
}).createMachine({
  id: 'policy-editing',
  context: { ...noDraft, stored: null, revision: 0 },
  initial: 'loading',
  states: {
    loading: {
      entry: 'clearFailure',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'reading', actions: { type: 'show', params: documentOf } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading' } } },
    reading: {
      on: {
        'document.changed': { target: 'loading' },
        'edit.requested': { guard: 'isWritable', target: 'writing', actions: 'begin' },
        'text.restored': {
          guard: 'isWritable',
          target: 'writing.restoring',
          actions: { type: 'restore', params: ({ event }) => ({ text: event.text }) },
        },
      },
    },
    writing: {
      initial: 'editing',
      on: { 'draft.changed': { actions: { type: 'change', params: ({ event }) => ({ changes: event.changes }) } } },
      states: {
        editing: {
          on: {
            'text.restored': {
              target: 'restoring',
              actions: { type: 'restore', params: ({ event }) => ({ text: event.text }) },
            },
            'save.requested': { guard: 'hasUnsavedText', target: 'saving' },
            'edit.ended': [
              { guard: 'hasUnsavedText', target: 'discarding' },
              { target: '#policy-editing.reading', actions: 'end' },
            ],
          },
        },
        restoring: { always: [{ guard: 'isOvertaken', target: 'conflicted' }, { target: 'editing' }] },
        saving: {
          entry: 'send',
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context }) => ({ base: storedIn(context), draft: draftIn(context) }),
            onDone: {
              target: 'editing',
              actions: [
                { type: 'keepStored', params: documentOf },
                { type: 'announce', params: documentOf },
              ],
            },
            onError: [
              {
                guard: {
                  type: 'isConflict',
                  params: ({ event }) => ({ isConflict: currentIn(event) !== undefined }),
                },
                target: 'conflicted',
                actions: { type: 'keepTheirs', params: ({ event }) => ({ theirs: theirsIn(event) }) },
              },
              { target: 'editing', actions: { type: 'keepFailure', params: failureOf } },
            ],
          },
        },
        conflicted: {
          on: {
            'theirs.taken': [
              { guard: 'mayWriteTheirs', target: 'editing', actions: ['takeTheirs', 'begin'] },
              { target: '#policy-editing.reading', actions: ['takeTheirs', 'end'] },
            ],
            'mine.kept': { guard: 'mayWriteTheirs', target: 'editing', actions: 'keepMine' },
          },
        },
        discarding: {
          on: {
            'discard.confirmed': { target: '#policy-editing.reading', actions: 'end' },
            'discard.cancelled': { target: 'editing' },
          },
        },
      },
    },
  },
});
