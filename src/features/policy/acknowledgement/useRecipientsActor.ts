import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { recipientsMachine, type AskingOutcome } from '#machines/recipients/recipients.machine.ts';
import { askRecipients } from '#src/actors/policy-acknowledgement.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { counted } from '#src/components/words.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type RecipientsActor = ActorRefFrom<typeof recipientsMachine>;

const people = { one: 'person', many: 'people' };

function tellOf({ requested, alreadyRequested }: AskingOutcome): void {
  const before = `${counted(alreadyRequested, people)} had been asked before`;
  if (requested === 0) toast.info('Nobody new was asked', before);
  else toast.success(`${counted(requested, people)} asked`, alreadyRequested === 0 ? undefined : before);
}

/** The machine that asks people to acknowledge a policy, with its service. */
export function useRecipientsActor(policyId: string): RecipientsActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    recipientsMachine.provide({ actors: { ask: askRecipients(api, queryClient, policyId) } }),
  );
  const actor = useActorRef(machine);
  useNotices(actor, ({ outcome }) => tellOf(outcome));
  return actor;
}
