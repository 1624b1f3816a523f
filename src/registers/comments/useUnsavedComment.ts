import { useSelector } from '@xstate/react';
import { useState } from 'react';

import { emptyComment, isVisible, type CommentDraft } from '#domain/text/comment-text.ts';
import { restoreDraft } from '#machines/record/merge.ts';

import { createTextReader } from '../unsaved/text-reader.ts';
import { notNow } from '../unsaved/UnsavedNote.tsx';
import { useUnsavedText } from '../unsaved/useUnsavedText.ts';
import type { CommentsActor } from './useCommentsActor.ts';

/** Keeps the comment that is being written on a record in this browser until it is added (UnsavedNote). */
export function useUnsavedComment(comments: CommentsActor, recordId: string) {
  const [textOf] = useState(() => createTextReader<CommentDraft>());
  const actor = useUnsavedText({
    name: `comment ${recordId}`,
    label: 'Comment',
    subscribe: (listener) => comments.subscribe(listener),
    read() {
      const { added } = comments.getSnapshot().context;
      return isVisible(added.text) ? textOf(emptyComment, added) : null;
    },
    restore: (text) => comments.send({ type: 'draft.changed', draft: restoreDraft(emptyComment, text).draft }),
  });
  const isWriting = useSelector(comments, (snapshot) => snapshot.matches('writing'));
  return { actor, obstacle: isWriting ? undefined : notNow };
}
