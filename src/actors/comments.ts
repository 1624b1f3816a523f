import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { CommentChange, CommentContent } from '#machines/comments/comments.machine.ts';
import type { Versioned } from '#machines/record/record.types.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { comments, refreshComments, showStoredComment, type Comment } from '#src/api/record/comments.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

const sentForm = ({ text, mentionIds }: CommentContent) => ({ text, mentionIds: [...mentionIds] });

/** The services of the machine of comments, for the comments on one record. */
export function commentActors(api: ApiClient, queryClient: QueryClient, recordId: string) {
  const calls = comments(api);
  const keyOf = createIdempotencyKeys();
  /** Shows the result at once. Whatever came of it, the list may be out of date. */
  const change = (work: () => Promise<Comment>) =>
    failing(async () => {
      try {
        const stored = await work();
        showStoredComment(api, queryClient, recordId, stored);
        return stored;
      } finally {
        // The query shows its own failure.
        void refreshComments(api, queryClient, recordId);
      }
    });
  return {
    addComment: fromPromise<Versioned, CommentContent>(({ input, signal }) => {
      const body = sentForm(input);
      return change(() => calls.add({ path: { id: recordId }, body, idempotencyKey: keyOf(body), signal }));
    }),
    updateComment: fromPromise<void, CommentChange>(async ({ input: { id, version, content }, signal }) => {
      await change(() => calls.update({ path: { id }, body: { version, ...sentForm(content) }, signal }));
    }),
    removeComment: fromPromise<void, Versioned>(async ({ input: { id, version }, signal }) => {
      await change(() => calls.remove({ path: { id }, query: { version }, signal }));
    }),
    restoreComment: fromPromise<void, Versioned>(async ({ input: { id, version }, signal }) => {
      await change(() => calls.restore({ path: { id }, body: { version }, signal }));
    }),
  };
}
