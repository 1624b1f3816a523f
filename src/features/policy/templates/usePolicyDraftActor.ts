import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { createAiDraftMachine } from '#machines/ai-draft/ai-draft.machine.ts';
import { generatePolicyDraft, type DraftedDocument, type WrittenSoFar } from '#src/actors/generate-policy-draft.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { PolicyDraftInput } from '#src/api/policy/policy-drafts.ts';
import { useNotices } from '#src/components/useNotices.ts';

/** Nothing is asked for yet. */
const emptyRequest: PolicyDraftInput = { title: '', documentType: 'POLICY', brief: '' };

const nothingWritten: WrittenSoFar = { sections: [], text: '' };

const policyDraftMachine = () => createAiDraftMachine<PolicyDraftInput, DraftedDocument>(emptyRequest);

export type PolicyDraftActor = ActorRefFrom<ReturnType<typeof policyDraftMachine>>;

/** The machine that drafts a document, with its service, and what has been written so far. */
export function usePolicyDraftActor(onTaken: (draft: DraftedDocument) => void): {
  readonly actor: PolicyDraftActor;
  readonly written: WrittenSoFar;
} {
  const api = useApi();
  const [written, setWritten] = useState(nothingWritten);
  const [machine] = useState(() =>
    policyDraftMachine().provide({ actors: { generateDraft: generatePolicyDraft(api, setWritten) } }),
  );
  const actor = useActorRef(machine);
  useNotices(actor, ({ proposal }) => onTaken(proposal));
  return { actor, written };
}
