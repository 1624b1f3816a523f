import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { memberRemovalMachine, type HandedOver, type Leaver } from '#machines/member-removal/member-removal.machine.ts';
import { findResponsibilities, removeMember } from '#src/actors/people.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { isolated } from '#src/components/bidi.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { counted } from '#src/components/words.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

const kept = { one: 'record stays', many: 'records stay' };

export type RemovalActor = ActorRefFrom<typeof memberRemovalMachine>;

/** Says that a member has changed since they were read. */
export const memberOutdated = () =>
  toast.info('This member has changed', 'Someone else has changed this member meanwhile. Look at them again.');

/** Says what came of it, and names what stays with someone who left: the person who hands over must not believe that nothing does. */
function announce({ name, version }: Leaver, { left, first }: HandedOver): void {
  const [title, done] =
    version === null
      ? ['Handed over', `${name} is responsible for nothing any more.`]
      : ['Deleted successfully', `${name} is no longer a member.`];
  if (left === 0) return toast.success(title, done);
  const names = first.map((record) => `${record.ref} ${isolated(record.title)}`);
  const rest = left > names.length ? ` and ${left - names.length} more` : '';
  const stays = `${counted(left, kept)} with ${name} until reopened, reviewed or given to someone else: ${names.join(', ')}${rest}.`;
  if (version === null) toast.info('Not all was handed over', stays);
  else toast.info(title, `${done} ${stays}`);
}

/** The machine that removes members, with its services. */
export function useRemovalActor(): RemovalActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    memberRemovalMachine.provide({
      actors: { find: findResponsibilities(api), remove: removeMember(api, queryClient) },
    }),
  );
  const actor = useActorRef(machine);
  useNotices(actor, (notice) => {
    switch (notice.type) {
      case 'member.removed':
        return announce(notice.leaver, notice.handedOver);
      case 'member.outdated':
        return memberOutdated();
    }
  });
  return actor;
}
