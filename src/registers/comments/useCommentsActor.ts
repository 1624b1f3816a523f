import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { commentsMachine } from '#machines/comments/comments.machine.ts';
import { commentActors } from '#src/actors/comments.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
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
  const added = useEffectEvent(onAdded);
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    const subscriptions = [
      actor.on('comment.added', ({ id }) => added(id)),
      actor.on('edit.ended', ({ id }) => changed(id)),
      actor.on('comment.removed', ({ id }) => changed(id)),
      actor.on('comment.restored', ({ id }) => changed(id)),
      actor.on('removal.failed', ({ failure }) => toast.error('The comment was not deleted', failure.message)),
      actor.on('restoration.failed', ({ failure }) => toast.error('The comment was not restored', failure.message)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor]);
  return actor;
}
