import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { savedViewsMachine, type SavedViewsNotice } from '#machines/saved-views/saved-views.machine.ts';
import { removeView, saveView } from '#src/actors/saved-views.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Kind, RegisterSource } from '#src/api/record/register.ts';
import { isolated } from '#src/components/bidi.ts';
import { useNotices } from '#src/components/useNotices.ts';
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
  useNotices<SavedViewsNotice>(actor, (notice) => {
    const name = isolated(notice.name);
    switch (notice.type) {
      case 'view.saved':
        return toast.success('View saved', name);
      case 'view.removed':
        return toast.success('View deleted', name);
      case 'removal.failed':
        return toast.error(`${name} could not be deleted`, notice.failure.message);
    }
  });
  return actor;
}
