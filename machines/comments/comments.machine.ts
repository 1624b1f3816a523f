import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import {
  contentOfDraft,
  draftOfComment,
  emptyComment,
  isVisible,
  type CommentContent,
  type CommentDraft,
  type MentionedPerson,
} from '#domain/text/comment-text.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { Versioned } from '../record/record.types.ts';

export type { CommentContent };

/** A stored comment, as far as it can be changed. */
export interface EditableComment extends Versioned {
  /** With a mark in the place of each mention (domain/text/comment-text.ts). */
  readonly text: string;
  readonly mentions: readonly MentionedPerson[];
}

/** A comment while it is edited. */
interface EditedComment {
  readonly comment: EditableComment;
  readonly draft: CommentDraft;
}

/** The new content of a comment, based on a version of it. */
export interface CommentChange extends Versioned {
  readonly content: CommentContent;
}

export interface CommentsContext {
  /** The comment that is being written; kept while another one is edited. */
  readonly added: CommentDraft;
  readonly edited: EditedComment | null;
  /** The comment being removed or restored. */
  readonly target: Versioned | null;
  /** Saving was requested without any text. */
  readonly textMissing: boolean;
  /** Why the comment was not saved, until it is saved or no longer edited. */
  readonly failure: Failure | null;
}

export type CommentsEvent =
  /** Of the comment that is being edited or, without one, of the new comment. */
  | { type: 'draft.changed'; draft: CommentDraft }
  | { type: 'addition.requested' }
  | { type: 'edit.requested'; comment: EditableComment }
  | { type: 'save.requested' }
  | { type: 'edit.cancelled' }
  | { type: 'removal.requested'; comment: Versioned }
  | { type: 'restoration.requested'; comment: Versioned };

/** Notices emitted to the screen, which has the texts. */
export type CommentsNotice =
  | { type: 'comment.added'; id: string }
  /** Saved, or cancelled. */
  | { type: 'edit.ended'; id: string }
  | { type: 'comment.removed'; id: string }
  | { type: 'comment.restored'; id: string }
  | { type: 'removal.failed'; failure: Failure }
  | { type: 'restoration.failed'; failure: Failure };

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

const isComment = (value: unknown): value is EditableComment =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  'text' in value &&
  typeof value.text === 'string';

const isUnchanged = ({ comment, draft }: EditedComment): boolean => {
  const { text, mentionIds } = contentOfDraft(draft);
  return text === comment.text && String(mentionIds) === String(comment.mentions.map(({ id }) => id));
};

/** Whether something that was typed would be lost. */
export const hasUnsentComment = ({ added, edited }: CommentsContext): boolean =>
  isVisible(added.text) || (edited !== null && !isUnchanged(edited));

/** The comments on one record: writes, edits, removes and restores them, one at a time. The list itself is unknown here. */
export const commentsMachine = setup({
  types: {
    context: {} as CommentsContext,
    events: {} as CommentsEvent,
    emitted: {} as CommentsNotice,
  },
  actors: {
    addComment: fromPromise<Versioned, CommentContent>(notProvided('addComment')),
    updateComment: fromPromise<void, CommentChange>(notProvided('updateComment')),
    removeComment: fromPromise<void, Versioned>(notProvided('removeComment')),
    restoreComment: fromPromise<void, Versioned>(notProvided('restoreComment')),
  },
  guards: {
    hasText: ({ context: { added, edited } }) => isVisible((edited?.draft ?? added).text),
    isUnchanged: ({ context: { edited } }) => edited !== null && isUnchanged(edited),
  },
  actions: {
    changeDraft: assign(({ context: { edited } }, { draft }: { draft: CommentDraft }) => ({
      ...(edited === null ? { added: draft } : { edited: { ...edited, draft } }),
      textMissing: false,
    })),
    askForText: assign({ textMissing: true }),
    clearAdded: assign({ added: emptyComment }),
    beginEdit: assign((_, { comment }: { comment: EditableComment }) => ({
      edited: { comment, draft: draftOfComment(comment.text, comment.mentions) },
      textMissing: false,
      failure: null,
    })),
    endEdit: assign({ edited: null, textMissing: false, failure: null }),
    choose: assign((_, { comment }: { comment: Versioned }) => ({
      target: comment,
      textMissing: false,
      failure: null,
    })),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    /** The next save is then based on what is stored now: only its author edits a comment, and has typed this last. */
    rebase: assign(({ context: { edited } }, { failure }: { failure: Failure }) =>
      edited !== null && isComment(failure.current) ? { edited: { ...edited, comment: failure.current } } : {},
    ),
    notifyEditEnded: emit(({ context }) => ({ type: 'edit.ended', id: context.edited?.comment.id ?? '' }) as const),
    notifyRemoved: emit(({ context }) => ({ type: 'comment.removed', id: context.target?.id ?? '' }) as const),
    notifyRestored: emit(({ context }) => ({ type: 'comment.restored', id: context.target?.id ?? '' }) as const),
    notifyRemovalFailure: emit(
      (_, { failure }: { failure: Failure }) => ({ type: 'removal.failed', failure }) as const,
    ),
    notifyRestorationFailure: emit(
      (_, { failure }: { failure: Failure }) => ({ type: 'restoration.failed', failure }) as const,
    ),
  },
}).createMachine({
  id: 'comments',
  context: { added: emptyComment, edited: null, target: null, textMissing: false, failure: null },
  initial: 'writing',
  states: {
    writing: {
      on: {
        'draft.changed': { actions: { type: 'changeDraft', params: ({ event }) => ({ draft: event.draft }) } },
        'addition.requested': [{ guard: 'hasText', target: 'adding' }, { actions: 'askForText' }],
        'edit.requested': {
          target: 'editing',
          actions: { type: 'beginEdit', params: ({ event }) => ({ comment: event.comment }) },
        },
        'removal.requested': {
          target: 'removing',
          actions: { type: 'choose', params: ({ event }) => ({ comment: event.comment }) },
        },
        'restoration.requested': {
          target: 'restoring',
          actions: { type: 'choose', params: ({ event }) => ({ comment: event.comment }) },
        },
      },
    },
    adding: {
      entry: 'clearFailure',
      invoke: {
        id: 'addComment',
        src: 'addComment',
        input: ({ context }) => contentOfDraft(context.added),
        onDone: {
          target: 'writing',
          actions: ['clearAdded', emit(({ event }) => ({ type: 'comment.added', id: event.output.id }) as const)],
        },
        onError: { target: 'writing', actions: { type: 'keepFailure', params: failureOf } },
      },
    },
    editing: {
      on: {
        'draft.changed': { actions: { type: 'changeDraft', params: ({ event }) => ({ draft: event.draft }) } },
        'save.requested': [
          { guard: 'isUnchanged', target: 'writing', actions: ['notifyEditEnded', 'endEdit'] },
          { guard: 'hasText', target: 'saving' },
          { actions: 'askForText' },
        ],
        'edit.cancelled': { target: 'writing', actions: ['notifyEditEnded', 'endEdit'] },
      },
    },
    saving: {
      entry: 'clearFailure',
      invoke: {
        id: 'updateComment',
        src: 'updateComment',
        input: ({ context: { edited } }) => {
          if (edited === null) throw new Error('No comment is being edited');
          const { comment, draft } = edited;
          return { id: comment.id, version: comment.version, content: contentOfDraft(draft) };
        },
        onDone: { target: 'writing', actions: ['notifyEditEnded', 'endEdit'] },
        onError: {
          target: 'editing',
          actions: [
            { type: 'keepFailure', params: failureOf },
            { type: 'rebase', params: failureOf },
          ],
        },
      },
    },
    removing: {
      invoke: {
        id: 'removeComment',
        src: 'removeComment',
        input: ({ context: { target } }) => ({ id: target?.id ?? '', version: target?.version ?? 0 }),
        onDone: { target: 'writing', actions: 'notifyRemoved' },
        onError: { target: 'writing', actions: { type: 'notifyRemovalFailure', params: failureOf } },
      },
    },
    restoring: {
      invoke: {
        id: 'restoreComment',
        src: 'restoreComment',
        input: ({ context: { target } }) => ({ id: target?.id ?? '', version: target?.version ?? 0 }),
        onDone: { target: 'writing', actions: 'notifyRestored' },
        onError: { target: 'writing', actions: { type: 'notifyRestorationFailure', params: failureOf } },
      },
    },
  },
});
