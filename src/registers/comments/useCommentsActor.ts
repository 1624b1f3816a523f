import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { commentsMachine, type CommentsNotice } from '#machines/comments/comments.machine.ts';
import { commentActors } from '#src/actors/comments.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type CommentsActor = ActorRefFrom<typeof commentsMachine>;

interface CommentOutcomes {
  readonly onAdded: (id: string) => void;
  /** A comment has another form now: its editor was closed, or it was removed or restored. */
  readonly onChanged: (id: string) => void;
}

/** The machine of the comments on a record, with its services. */
export function useCommentsActor(recordId: string, { onAdded, onChanged }: CommentOutcomes): CommentsActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() => commentsMachine.provide({ actors: commentActors(api, queryClient, recordId) }));
  const actor = useActorRef(machine);
  useNotices<CommentsNotice>(actor, (notice) => {
    switch (notice.type) {
      case 'comment.added':
        return onAdded(notice.id);
      case 'edit.ended':
      case 'comment.removed':
      case 'comment.restored':
        return onChanged(notice.id);
      case 'removal.failed':
        return toast.error('The comment was not deleted', notice.failure.message);
      case 'restoration.failed':
        return toast.error('The comment was not restored', notice.failure.message);
    }
  });
  return actor;
}
