import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { savedViewsMachine } from '#machines/saved-views/saved-views.machine.ts';
import { removeView, saveView } from '#src/actors/saved-views.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import type { Kind, RegisterSource } from '#src/api/register.ts';
import { isolated } from '#src/components/bidi.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type SavedViewsActor = ActorRefFrom<typeof savedViewsMachine>;

/** The machine of the saved views of one register's list, with its services. */
export function useSavedViewsActor<K extends Kind>(source: RegisterSource<K>): SavedViewsActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    savedViewsMachine.provide({
      actors: { saveView: saveView(api, queryClient, source), removeView: removeView(api, queryClient, source) },
    }),
  );
  const actor = useActorRef(machine);
  useEffect(() => {
    const subscriptions = [
      actor.on('view.saved', ({ name }) => toast.success('View saved', isolated(name))),
      actor.on('view.removed', ({ name }) => toast.success('View deleted', isolated(name))),
      actor.on('removal.failed', ({ name, failure }) =>
        toast.error(`${isolated(name)} could not be deleted`, failure.message),
      ),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor]);
  return actor;
}
