import { emptyComment } from '#domain/text/comment-text.ts';
import { commentsMachine, type EditableComment } from '#machines/comments/comments.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const comment: EditableComment = { id: 'comment-1', version: 1, text: 'Stored', mentions: [] };
const removed = { id: 'comment-2', version: 2 };
const draftOf = (text: string) => ({ ...emptyComment, text });

export const comments = defineFlow({
  name: 'comments',
  title: 'Comments on a record',
  prose:
    'The user writes a comment on a record, edits one, removes one and restores it. What was typed survives every refusal, and a new comment waits while another is edited.',
  machine: commentsMachine,
  starts: { 'the comments are opened': undefined },
  cases: [
    { type: 'draft.changed', draft: draftOf('Typed') },
    { type: 'draft.changed', draft: draftOf(' ') },
    { type: 'addition.requested' },
    { type: 'edit.requested', comment },
    { type: 'save.requested' },
    { type: 'edit.cancelled' },
    { type: 'removal.requested', comment },
    { type: 'restoration.requested', comment: removed },
    ...answers('addComment', { id: 'comment-3', version: 1 }),
    ...refuses('addComment', failure('http_500', 500)),
    ...answers('updateComment', undefined),
    ...refuses('updateComment', failure('http_500', 500), {
      ...failure('http_409', 409),
      current: { ...comment, version: 2, text: 'Theirs' },
    }),
    ...answers('removeComment', undefined),
    ...refuses('removeComment', failure('http_500', 500)),
    ...answers('restoreComment', undefined),
    ...refuses('restoreComment', failure('http_500', 500)),
  ],
  contextKey: ({ added, edited, textMissing, failure: failed }) => ({
    added: added.text.trim(),
    edited: edited === null ? null : edited.draft.text.trim(),
    version: edited?.comment.version ?? null,
    textMissing,
    failed: failed?.status ?? null,
  }),
  invariants: [
    {
      name: 'no comment is sent without text',
      holds: ({ value, context: { added, edited } }) =>
        (value !== 'adding' || added.text.trim() !== '') && (value !== 'saving' || edited?.draft.text.trim() !== ''),
    },
    {
      name: 'a comment is edited exactly while it can be saved',
      holds: ({ value, context }) => (value === 'editing' || value === 'saving') === (context.edited !== null),
    },
  ],
});
