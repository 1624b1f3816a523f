import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { policyEditingMachine } from '#machines/policy-editing/policy-editing.machine.ts';
import { loadDocument, saveDocument } from '#src/actors/policy-document.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type PolicyEditingActor = ActorRefFrom<typeof policyEditingMachine>;

/** The machine of a policy's text, with its services. */
export function usePolicyEditing(policyId: string): PolicyEditingActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    policyEditingMachine.provide({
      actors: { load: loadDocument(api, policyId), save: saveDocument(api, queryClient, policyId) },
    }),
  );
  const actor = useActorRef(machine);
  useNotices(actor, ({ document: { number } }) => toast.success('Updated successfully', `Version ${number}`));
  return actor;
}
